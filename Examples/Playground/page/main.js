// Puts the page together.

import { load, loadJSON } from "./data.js";
// Made by bundle.mjs: what each correction cures, the functions that the lesson is about, and what the page was made with.
import { about, known, sources } from "./facts.js";
import { designs } from "./designs.js";
import { Engine } from "./engine.js";
import { described, Faults } from "./faults.js";
import { Graph } from "./graph.js";
import { phrase, translate } from "./language.js";
import { Laws } from "./laws.js";
import { Lesson } from "./lesson.js";
import { joinGestures } from "./gestures.js";
import { address, follow } from "./links.js";
import { DecisionMap } from "./map.js";
import { Options } from "./options.js";
import { readScript } from "./script.js";
import { Stage } from "./stage.js";
import { joinModule } from "./streams.js";
import { Taking } from "./taking.js";
import { Tuning } from "./tuning.js";

const byID = (id) => document.getElementById(id);

/** How many lines of what was said last stay, for readers that are behind. */
const linesSaid = 5;

function showCaptions(stage) {
  const { sides } = stage.settings;
  const isMixed = sides[0].design !== sides[1].design;
  for (const [index, figure] of stage.figures.entries()) {
    const { title } = designs.find(({ name }) => name === sides[index].design);
    const words = described(stage, sides[index]);
    const swatch = document.createElement("i");
    swatch.className = "swatch";
    const caption = figure.querySelector("figcaption");
    caption.replaceChildren(swatch, phrase("Table $1: $2", index + 1, (isMixed ? `${title}, ` : "") + words));
    caption.title = caption.textContent;
    stage.sides[index].phone.list.setAttribute("aria-label", phrase("$1, table $2: $3", title, index + 1, words));
  }
  for (const button of byID("designs").children) {
    const isShown = !isMixed && button.dataset.design === sides[0].design;
    button.setAttribute("aria-pressed", String(isShown));
    // Where they are wider than the screen; the page stays where it is.
    if (isShown) byID("designs").scrollLeft = button.offsetLeft + button.offsetWidth / 2 - innerWidth / 2;
  }
}

/** Whose article it is, what one gets, and where to read on: the documentation lies beside this page, in a checkout as it is, elsewhere as a site. */
function showAbout(stage) {
  const page = (name) => `${name}.${location.protocol === "file:" ? "md" : "html"}`;
  const link = (address, words) => `<a href="${address}">${words}</a>`;
  const shown = new Set(stage.settings.sides.map(({ design }) => designs.find(({ name }) => name === design)));
  byID("about").innerHTML = [...shown].map(({ title, by, about, article }) => `<p><b>${title}</b> (${by}). ${about}
    ${link(article, "The article")} · ${link(page(title), "how it works")} · ${link(page("README"), "all about the package")}</p>`).join("");
}

function connectBar(stage) {
  byID("designs").replaceChildren(...designs.map(({ name, title, kind, by }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.design = name;
    button.append(title, ...[kind, by].map((words) => {
      const line = document.createElement("small");
      line.textContent = words;
      line.className = words === kind ? "wide" : "";
      return line;
    }));
    button.addEventListener("click", () => {
      stage.show(name);
      stage.build();
    });
    return button;
  }));
  byID("again").addEventListener("click", () => stage.again());
  byID("undo").addEventListener("click", () => stage.undo(stage.time()));
  byID("speed").addEventListener("change", ({ target }) => {
    byID("step").hidden = target.value !== "0";
    stage.run(Number(target.value));
  });
  byID("step").addEventListener("click", () => stage.step());
  stage.on("frame", () => {
    // What is disabled would lose the focus to the page.
    byID("undo").ariaDisabled = !stage.sides.some(({ table }) => table.canUndo);
  });
}

/**
 * Whether somebody sees the page for the first time, to whom it may show a demonstration unasked: not in another page, with less
 * motion, or where something has the focus.
 */
function isFirst(stage) {
  if (stage.isReduced || window !== top || document.hidden || (document.activeElement ?? document.body) !== document.body) return false;
  const key = "TableInteractions playground";
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, "seen");
  } catch {
    // Where nothing may be kept, each time is the first.
  }
  return true;
}

/** Pictures are as fine as the screen that the page is on, which a zoom and another screen change. */
function followResolution(stage) {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    stage.fit();
    followResolution(stage);
  }, { once: true });
}

/** What the tables tell, newest first; and what a screen reader is to say. */
function connectReports(stage) {
  const list = byID("reports").querySelector("ol");
  stage.on("build", () => list.replaceChildren());
  stage.on("notice", (index, { time, name }) => {
    const line = document.createElement("li");
    line.className = index ? "two" : "one";
    line.textContent = `${time.toFixed(2)} s  table ${index + 1}  ${name}`;
    list.prepend(line);
    if (list.childElementCount > 200) list.lastChild.remove();
  });
  let saying = [];
  stage.on("say", (words) => {
    saying.push(words);
    if (saying.length === 1) requestAnimationFrame(() => setTimeout(say));
  });
  /**
   * What a key and the frame after it have to say is one line, because readers lose one of two that come at once. It does not take
   * the place of one that is not read yet.
   */
  function say() {
    const line = document.createElement("p");
    line.textContent = saying.length > 1 ? saying.map((words) => words.replace(/\.?$/, ".")).join(" ") : saying[0];
    saying = [];
    byID("said").append(line);
    if (byID("said").childElementCount > linesSaid) byID("said").firstChild.remove();
  }
}

translate();
if (typeof WebAssembly === "undefined") {
  byID("lesson").innerHTML = "<p class='trouble'>The tables are engines in WebAssembly, which this browser does not run.</p>";
}
const engine = await Engine.load(await load("playground.wasm", joinModule));
const stage = new Stage(engine, [byID("first"), byID("second")]);
stage.on("build", () => showCaptions(stage));
stage.on("build", () => showAbout(stage));
connectBar(stage);
connectReports(stage);
const graph = new Graph(stage, byID("graph"));
const take = (way, button) => (way === "save" ? taking.save(undefined, "sticks.json") : taking.copy(undefined, button));
const lesson = new Lesson(stage, byID("lesson"), byID("why"), take);
const script = follow(stage, location.hash);
let isFollowing = true;
stage.build();

// What the first frame does not show comes after it.
await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
const scripts = await loadJSON("scripts.json", joinGestures);
lesson.showSources(sources);
const taking = new Taking(stage, byID("script"), scripts);
const panels = [
  new Faults(stage, byID("faults")), new Laws(stage, byID("laws"), byID("lights"), known), new DecisionMap(stage, byID("map")),
  new Tuning(stage, byID("tuning")), new Options(stage, byID("options")), taking,
];
byID("made").textContent = Object.entries(about).map(([name, version]) => `${name} ${version}`).join(", ");
taking.playRecorded(script);
// What somebody chooses is in the address, to be passed on; a script that plays is not.
stage.on("build", () => {
  const chosen = address(stage);
  if (stage.isAdopted || isFollowing || location.hash === chosen) return;
  try {
    history.replaceState(null, "", chosen);
  } catch {
    // A page inside another may have no address.
  }
});
addEventListener("hashchange", () => {
  isFollowing = true;
  const next = follow(stage, location.hash);
  stage.build();
  isFollowing = false;
  taking.playRecorded(next);
});
isFollowing = false;
addEventListener("resize", () => stage.fit());
// A page that has this one inside makes it as high as it is.
new ResizeObserver(() => parent.postMessage({ playground: Math.ceil(document.body.getBoundingClientRect().height) }, "*")).observe(document.body);
followResolution(stage);
if (!location.hash && isFirst(stage)) lesson.open();
// For whoever looks in from outside, tests among them.
function replay(table, text) { for (const event of readScript(text).events) event.happen(table); }
window.playground = { stage, engine, lesson, graph, panels, replay };
