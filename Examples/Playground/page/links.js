// The page's address says what to begin with:
//
//     playground.html#design=scroll-swipe&without=resumesMotion&script=scroll-swipe-second-row
//
// `design`, its name in scripts; `beside`, another design for table 2; `rules`; `without`, the corrections that table 1
// lacks, by commas, or "all"; `buttons`; `rows`; `direction=rtl`; `script`, one of the recorded gestures; and `embed`, which leaves
// only the tables and the graph, for a page that has this one inside, with `lang=zh-CN` where that page is in Chinese.

import { buttonSets, designNamed } from "./designs.js";
import { isChinese } from "./language.js";

/** Sets a stage up as an address says. Returns the name of the script to play, if there is one. */
export function follow(stage, hash) {
  const wish = new URLSearchParams(hash.replace(/^#/, ""));
  const { settings } = stage;
  document.documentElement.toggleAttribute("data-embed", wish.has("embed"));
  stage.show(designNamed(wish.get("design")) ? wish.get("design") : "constraint-swipe");
  const [left, right] = settings.sides;
  const { corrections, rules } = stage.known(left.design);
  if (rules.includes(wish.get("rules"))) left.rules = right.rules = wish.get("rules");
  const without = wish.get("without")?.split(",") ?? ["all"];
  if (!without.includes("all")) left.without = corrections.map(({ name }) => name).filter((name) => without.includes(name));
  if (designNamed(wish.get("beside"))) {
    settings.sides[1] = { design: wish.get("beside"), without: [] };
    if (!wish.has("without")) left.without = [];
  }
  if (wish.get("buttons") in buttonSets) settings.buttons = wish.get("buttons");
  settings.rows = [30, 1000, 1000000].find((count) => count === Number(wish.get("rows"))) ?? 30;
  settings.isMirrored = wish.get("direction") === "rtl";
  return wish.get("script") ?? undefined;
}

/** What `follow` reads, for a stage as it is set up now: what an address leaves out is not said. */
export function address(stage) {
  const { sides: [left, right], buttons, rows, isMirrored } = stage.settings;
  const { corrections, rules } = stage.known(left.design);
  const wish = [`design=${left.design}`];
  const isMixed = right.design !== left.design;
  if (isMixed) wish.push(`beside=${right.design}`);
  if (left.rules && left.rules !== rules[0] && left.rules === right.rules) wish.push(`rules=${left.rules}`);
  if (left.without.length !== (isMixed ? 0 : corrections.length)) {
    wish.push(`without=${left.without.length === corrections.length ? "all" : left.without.join()}`);
  }
  if (buttons !== (designNamed(left.design).buttons ?? "two")) wish.push(`buttons=${buttons}`);
  if (rows !== 30) wish.push(`rows=${rows}`);
  if (isMirrored) wish.push("direction=rtl");
  if ("embed" in document.documentElement.dataset) wish.unshift(isChinese ? "embed&lang=zh-CN" : "embed");
  return `#${wish.join("&")}`;
}
