// What the tables say inside a page in Chinese: `#embed&lang=zh-CN`. Announcements and whatever else only the whole page says are
// English.
//
// `bundle.mjs` finds the phrases of the modules, and those that `data-phrase` marks in index.html, and refuses one that is missing here.

/** Each phrase of the tables in Chinese; `$1`, `$2` and so on are its arguments. */
export const chinese = {
  "$1 of $2 corrections": "$2 项修正中的 $1 项",
  "$1, table $2: $3": "$1，表 $2：$3",
  "$1: $2": "$1：$2",
  ", rules of $1": "，规则：$1",
  ", −160 shows both buttons": "，−160 露出两个按钮",
  "a quarter": "四分之一",
  "A promise that a row keeps lights up here when your finger breaks it.": "你的手指让哪条定律被违反，这里就会亮出来。",
  "a twentieth": "二十分之一",
  "Arrow keys go to rows and their buttons, drag with Shift, and move rows with Alt.": "方向键走到行和它的按钮，按住 Shift 拖动，按住 Alt 移动行。",
  "as the article has it": "原文的样子",
  "at $1, closed": "在 $1，关闭",
  "at $1, held": "在 $1，按着",
  "at $1, left there": "在 $1，停在那里",
  "at $1, moving": "在 $1，运动中",
  "at $1, open": "在 $1，打开",
  "beyond this line, letting go opens table 2’s row": "超过这条线松手，表 2 的行就打开",
  "corrected": "修正之后",
  "Do it": "确定",
  "keyboard": "键盘",
  "Leave it": "取消",
  "list at $1": "列表在 $1",
  "No finger has moved a row yet": "还没有手指移动过行",
  "normal": "正常",
  "One frame on": "前进一帧",
  "Speed": "速度",
  "Start over": "重新开始",
  "stopped": "停住",
  "table $1": "表 $1",
  "Table $1 breaks the promise “$2”: $3": "表 $1 违反了定律“$2”：$3",
  "table $1 at $2": "表 $1 在 $2",
  "Table $1: $2": "表 $1：$2",
  "Tables": "表",
  "Text of $1": "$1的文字",
  "Text of the row": "行的文字",
  "the finger’s way": "手指走过的路",
  "Time and tables": "时间与表",
  "Undo": "撤销",
  "Where the list is, in points: 0 is its top": "列表在哪里，以点为单位：0 是顶端",
  "Where the row is: $1": "行在哪里：$1",
  "Where the touched row is, in points: 0 is closed": "碰到的行在哪里，以点为单位：0 是关闭",
  "without $1": "少了修正 $1",
};

const wish = new URLSearchParams(globalThis.location?.hash.slice(1));

/** Whether the page around the tables is in Chinese. */
export const isChinese = wish.has("embed") && wish.get("lang") === "zh-CN";

/** A phrase in the language of the page around the tables. */
export function phrase(english, ...rest) {
  return (isChinese ? chinese[english] : english).replace(/\$(\d)/g, (_, place) => rest[place - 1]);
}

/** Lets what stands on the page from the beginning speak the language, too. */
export function translate() {
  if (!isChinese) return;
  document.documentElement.lang = "zh-CN";
  for (const one of document.querySelectorAll("[data-phrase]")) {
    if (one.ariaLabel) one.ariaLabel = phrase(one.ariaLabel);
    else one.textContent = phrase(one.textContent);
  }
}
