// What the site adds to its theme: films that can be stopped, the playground in the text, and folded parts that are printed.

const isChinese = document.documentElement.lang === "zh";
const words = isChinese ? { play: "播放", pause: "暂停" } : { play: "Play", pause: "Pause" };

/** Shows a film's images at the moment that says most, or lets them move. */
function setStill(images, isStill) {
  for (const image of images) image.src = image.src.replace(/#.*|$/, isStill ? "#still" : "");
}

function addButton(light) {
  const images = [light, light.nextElementSibling];
  const whole = light.closest("a") ?? light;
  const box = document.createElement("span");
  box.className = "film-box";
  whole.before(box);
  box.append(...(whole === light ? images : [whole]));
  const button = document.createElement("button");
  button.type = "button";
  let isStill = false;
  const label = () => {
    button.textContent = isStill ? "▶" : "❚❚";
    button.title = button.ariaLabel = isStill ? words.play : words.pause;
  };
  button.addEventListener("click", () => {
    isStill = !isStill;
    setStill(images, isStill);
    label();
  });
  label();
  box.append(button);
}

for (const light of document.querySelectorAll("img.film.light")) addButton(light);

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const films = document.querySelectorAll("img.film");
if (reduced.matches) setStill(films, true);
reduced.addEventListener("change", () => setStill(films, reduced.matches));

/** Makes a link to the tables a button that shows them below its paragraph, and takes them away; nothing is loaded before. */
function addTables(link) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "md-button";
  button.textContent = link.textContent;
  button.ariaExpanded = "false";
  const paragraph = link.parentElement;
  link.replaceWith(button);
  let frame;
  button.addEventListener("click", () => {
    if (frame) {
      frame.remove();
      frame = undefined;
    } else {
      frame = document.createElement("iframe");
      frame.className = "playground";
      frame.title = link.textContent;
      frame.src = link.href + (isChinese ? "&lang=zh-CN" : "");
      paragraph.after(frame);
    }
    button.ariaExpanded = String(frame !== undefined);
  });
}

for (const link of document.querySelectorAll("a[href*='playground.html#embed']")) addTables(link);

// The tables say how high they are.
addEventListener("message", ({ source, data }) => {
  const frame = [...document.querySelectorAll(".playground")].find((one) => one.contentWindow === source);
  if (frame && data.playground > 0) frame.style.height = `${data.playground}px`;
});

// On paper everything is unfolded, and films show the moment that says most.
addEventListener("beforeprint", () => {
  const moving = [...document.querySelectorAll("img.film:not([src$='#still'])")];
  setStill(moving, true);
  addEventListener("afterprint", () => setStill(moving, false), { once: true });
  for (const details of document.querySelectorAll("details:not([open])")) {
    details.open = true;
    addEventListener("afterprint", () => { details.open = false; }, { once: true });
  }
});

/** Lets the names in a part of a table be broken between their words. */
function breakNames(part) {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const parts = text.data.split(/(?<=[a-z]{2})(?=[A-Z])|(?<=[a-z][_-])(?=[a-z])/);
    text.replaceWith(...parts.flatMap((part, index) => (index ? [document.createElement("wbr"), part] : [part])));
  }
}

const named = ".md-typeset table:not([class]) :is(th, td:first-child, td:not(:first-child) code)";
for (const part of document.querySelectorAll(named)) breakNames(part);
