// The guided text beside the tables: what to do, what is to be seen then, why it is so, and how to take it away.

import { designNamed } from "./designs.js";
import { fingerEvents } from "./finger.js";
import { points } from "./graph.js";

/** The way that shows it: past both buttons, and back while the finger stays down. */
const guidedPath = (width) => [
  { from: [width - 45, 110], to: [width - 225, 112], lasts: 0.9 }, { goesOn: true, from: [width - 225, 112], lasts: 0.35 },
  { goesOn: true, from: [width - 225, 112], to: [width - 85, 110], lasts: 1.6 }, { goesOn: true, from: [width - 85, 110], lasts: 1 },
];
/** How far above a table's end a finger is put down at least, in points. */
const least = 14;

export class Lesson {
  #reached = 0;
  #hold;
  /** Which of a design's tries shows where there is room for one. */
  #shown = 0;
  #design;
  #decides;

  /** @param {(name: string, button: HTMLElement) => void} onTake Gives the scripts away: "copy" or "save". */
  constructor(stage, section, why, onTake) {
    Object.assign(this, { stage, section, why });
    for (const place of [section, why]) {
      place.addEventListener("click", ({ target }) => {
        const button = target.closest("button");
        const { play, take, show, next } = button?.dataset ?? {};
        if (play !== undefined) this.play(Number(play));
        if (take) onTake(take, button);
        if (show) why.scrollIntoView({ block: "start" });
        if (next !== undefined) this.#show(this.#shown + 1);
      });
    }
    stage.on("build", () => this.#begin());
    stage.on("touch", (touch) => this.#touched(touch));
    stage.on("frame", (time) => this.#frame(time));
  }

  /** Whether both tables are what the guided steps are about: the article's row, and the same with its hold kept. */
  get #isGuided() {
    const [left, right] = this.stage.sides.map(({ configuration }) => configuration);
    const keeps = ({ of, row = {} }) => of === "constraint-swipe" && (row.corrections === undefined || row.corrections.includes("fingerKeepsHold"));
    return left.of === "constraint-swipe" && right.of === "constraint-swipe" && !keeps(left) && keeps(right) && this.#stop < 0
      && left.direction !== "rtl";
  }

  /** Where the row is open: as far to the left as its buttons are wide. */
  get #stop() { return this.stage.sides[1].table.look(0, 0, 0)?.trailing ?? 0; }

  /** Moves a finger, on fresh tables, to show something: a try of the design, or -1 for the guided steps. */
  play(index) {
    this.stage.build();
    const [{ table }] = this.stage.sides;
    const { width, height, direction } = this.stage.sides[1].configuration;
    const path = (index < 0 ? guidedPath : this.#design.tries[index].path)(width, height);
    // A table that ends above a place where the finger is put down is scrolled to it.
    const lowest = Math.max(...path.filter(({ goesOn }) => !goesOn).map(({ from }) => from[1]));
    const above = Math.max(0, Math.min(table.contentHeight - height, lowest + least - height));
    if (above) this.stage.scrollTo(above, this.stage.time());
    const moved = path.map(({ from, to = from, ...part }) => ({ ...part, from: [from[0], from[1] - above], to: [to[0], to[1] - above] }));
    this.#bringIntoView();
    this.stage.play(fingerEvents(moved, width, direction === "rtl"));
  }

  /** Shows the guided steps by themselves, and says nothing of it. */
  open() {
    if (!this.#isGuided) return;
    this.play(-1);
    this.stage.isQuiet = true;
  }

  /** What is shown is looked at with the sentence above it, where both have room. */
  #bringIntoView() {
    const boxes = [this.section, ...this.stage.figures].map((one) => one.getBoundingClientRect()).filter(({ height }) => height);
    const [top, end] = [Math.min(...boxes.map((one) => one.top)), Math.max(...boxes.map((one) => one.bottom))];
    if (top >= 0 && end <= innerHeight) return;
    if (end - top <= innerHeight) scrollBy({ top: end > innerHeight ? end - innerHeight : top, behavior: "instant" });
    else this.stage.figures[0].parentElement.scrollIntoView({ block: "nearest" });
  }

  // MARK: The text

  #begin() {
    const [first, second] = this.stage.sides.map(({ configuration }) => designNamed(configuration.of));
    if (this.#design !== second) this.#shown = 0;
    this.#design = second;
    this.#reached = 0;
    this.#hold = undefined;
    this.sums = undefined;
    this.why.hidden = true;
    for (const { phone } of this.stage.sides) phone.showGuide();
    if (first !== second) {
      this.#write(`<h2 id="lesson-title">${first.title} beside ${second.title}</h2>
        <p>Table 1: ${first.about}</p><p>Table 2: ${second.about}</p><p>One finger moves both. What is corrected in either, you choose below.</p>`);
    } else if (this.#isGuided) this.#beginSteps();
    else this.#beginTries(second);
  }

  /** Elements stay where the text is the same: who is at one of them stays there. */
  #write(html, place = this.section) {
    if (place.written === html) return;
    place.written = html;
    place.innerHTML = html;
  }

  #beginTries({ kind, tries = [] }) {
    const items = tries.map(({ text, path }, index) =>
      `<li><p>${text}</p>${path ? `<button type="button" data-play="${index}">Show me</button>` : ""}</li>`);
    this.#write(`<h2 id="lesson-title">${kind}<span class="wide">: what to try</span></h2><ol class="tries">${items.join("")}</ol>
      <button type="button" class="compact next" data-next>Next</button>`);
    this.#show(this.#shown);
  }

  /** Shows one of the tries, where there is room for one. */
  #show(index) {
    const items = [...this.section.querySelectorAll(".tries li")];
    if (!items.length) return;
    this.#shown = index % items.length;
    for (const [place, item] of items.entries()) item.classList.toggle("now", place === this.#shown);
  }

  #beginSteps() {
    const stop = points(this.#stop);
    this.#write(`
      <h2 id="lesson-title">The row that sticks</h2>
      <ol class="steps">
        <li><p class="asked">Drag a row to the left, past both buttons. <b>Do not let go.</b></p>
          <p class="hint">Drag a row past both buttons again, and <b>keep your finger down</b> this time.</p>
          <button type="button" data-play="-1">Show me</button></li>
        <li><p>Still holding, drag back to the right, until table 2’s row is almost closed.</p></li>
        <li><p>Table 1’s row stays at <b>${stop}</b>, both buttons wide; table 2’s follows. Let go.</p></li>
        <li><p>Same finger. <b>Why is only one row still open?</b> Try it with another row.</p>
          <button type="button" class="compact" data-show="why">Why?</button></li>
      </ol>`);
    this.#write(`
      <h2 id="why-title">Why it sticks</h2>
      <p>A button is ${points(0 - this.#stop / 2)} points wide, two are ${points(0 - this.#stop)}. Once the row has gone that far, the article’s
        code takes it for open, and notes ${stop} as the place where the drag began. But it goes on counting the finger’s way from where
        the drag really began, ${this.stage.sides[1].table.slop} points from where the finger went down:</p>
      <div class="sums"><div class="sum"></div><div class="sum second"></div></div>
      <div class="sources"></div>
      <p>So table 1’s row comes loose only when the finger is back where the drag began. In table 2 both are noted together, once, when
        the drag begins. That is the correction <code>fingerKeepsHold</code>; you can switch it below.</p>
      <h3>Take it away</h3>
      <p>Your drag is written down: one file, with both tables, shows it on any machine.</p>
      <div class="row"><button type="button" class="main" data-take="save">Save both tables</button>
        <button type="button" data-take="copy">Copy them</button></div>
      <p class="note">In a checkout of the package, this draws what you saw as a film, one table below the other:<br>
        <code>swift run docgen film sticks.json --svg sticks.svg</code></p>`, this.why);
    this.#writeSources();
    this.#hint(false);
    this.#step(0);
    const { width } = this.stage.sides[0].configuration;
    for (const { phone } of this.stage.sides) phone.showGuide([width - 40, 66]);
  }

  /** Shows the functions that do the sums, as the package has them. */
  showSources(sources) {
    this.sources = sources;
    this.#writeSources();
  }

  #writeSources() {
    const place = this.why.querySelector(".sources");
    if (!place || !this.sources || place.childElementCount) return;
    const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const deciding = { article: /let constant = /, corrected: /hold\.caughtOffset \+ translation\.x/ };
    place.innerHTML = [["article", "Table 1, the article’s"], ["corrected", "Table 2, corrected"]].map(([key, title]) =>
      `<details open><summary>${title}</summary><pre tabindex="0" aria-label="${title}">${
        this.sources[key].split("\n").map((line) => `<span class="${deciding[key].test(line) ? `line ${key}` : "line"}">${escaped(line)}\n</span>`).join("")}</pre></details>`).join("");
  }

  /** The hint takes the place of the first step's sentence: what came and went would move the tables away under a finger. */
  #hint(isShown) {
    this.section.querySelector(".steps li").classList.toggle("hinted", isShown);
    if (isShown) this.stage.say(this.section.querySelector(".hint").textContent);
  }

  #step(reached) {
    const items = [...this.section.querySelectorAll(".steps li")];
    // What has become of the row is said in place of the last one.
    if (reached > this.#reached && items[reached + 1]) this.stage.say(items[reached].querySelector("p").textContent);
    this.#reached = reached;
    if (reached) items[0].classList.remove("hinted");
    for (const [index, item] of items.entries()) {
      item.classList.toggle("done", index < reached);
      item.classList.toggle("now", index === reached);
    }
    if (reached >= 2) this.why.hidden = false;
  }

  // MARK: What is done

  #touched({ finger, phase, time }) {
    for (const { phone } of this.stage.sides) phone.showGuide();
    if (!this.#isGuided) return;
    if (phase === "down" && !this.#hold) this.#hold = { finger };
    const hold = this.#hold;
    if (hold?.finger !== finger) return;
    if (phase === "up" || phase === "cancelled") {
      this.#hold = undefined;
      // A slow device tells little of the way back: what has become of the rows says whether it was gone.
      const isUp = phase === "up";
      const [left, right] = this.stage.sides.map(({ table }) => table.look(hold.row ?? -1, 0, time)?.rest);
      if (this.#reached === 2 || (isUp && hold.isCaught && left === "trailing" && right === "closed")) return this.#step(3);
      if (isUp && hold.way !== undefined) this.#hint(true);
      if (this.#reached === 1) this.#step(0);
      return;
    }
    const { axis, way } = this.stage.sides[1].watch.drag(finger) ?? {};
    if (axis !== "x") return;
    hold.row ??= this.stage.sides[1].watch.row;
    // A row that was open, or on its way, when the finger caught it, shows something else.
    hold.isFresh ??= this.stage.sides.every(({ watch }) => watch.drag(finger)?.caught === 0);
    if (!hold.isFresh || hold.row === undefined) return;
    // Who has seen it, and drags another row, is guided once more.
    if (this.#reached === 3 && way < 0) this.#step(0);
    hold.way = way;
    // The article's code notes the stop, or 0, as the place where the drag began, as soon as the row has come there.
    hold.noted ??= 0;
    if (hold.noted + way <= this.#stop) {
      hold.noted = this.#stop;
      hold.isCaught = true;
    } else if (hold.noted + way >= 0) hold.noted = 0;
    this.#follow(time);
  }

  #frame(time) {
    if (this.#hold?.way !== undefined && this.#isGuided) this.#follow(time);
    this.#writeSums();
  }

  /** Goes on by a step where the rows are as it says, and writes the sums of the finger's way. */
  #follow(time) {
    const { row, way, noted, isCaught } = this.#hold;
    const [left, right] = this.stage.sides.map(({ table }) => table.look(row, 0, time));
    if (!left || !right) return;
    if (this.#reached === 0 && isCaught) this.#step(1);
    if (this.#reached === 1 && right.offset > (right.opening ?? this.#stop / 4) && left.offset === this.#stop) this.#step(2);
    if (this.#reached >= 1 || !this.why.hidden) this.#sum(left, right, way, noted);
  }

  /** The sums that both rows make of the finger's way; the next frame shows them. */
  #sum(left, right, way, noted) {
    // Rounded once, or the sum of what is written would be another one.
    const whole = Math.round(way);
    const sum = (name, from, { offset, isMoving }) => {
      const total = from + whole;
      const limit = total < this.#stop ? `, but no farther than ${points(this.#stop)}` : total > 0 ? ", but no farther than 0" : "";
      const added = whole < 0 ? `− ${points(0 - whole)}` : `+ ${points(whole)}`;
      const where = `${points(Math.abs(whole))} to the ${whole < 0 ? "left" : "right"} of where the drag began`;
      return `${name}: ${points(from)} is noted, and the finger is ${where}.<br>${points(from)} ${added} = ${points(total)}${limit}: the row is at <b>${points(offset)}</b>${isMoving ? ", on its way" : ""}.`;
    };
    this.sums = [sum("Table 1", noted, left), sum("Table 2", 0, right)];
    this.#decides = (noted === 0 ? 0 : 2) + (way < 0 ? 1 : 0);
  }

  #writeSums() {
    if (!this.sums) return;
    for (const [index, place] of [...this.why.querySelectorAll(".sum")].entries()) {
      if (place.written !== this.sums[index]) place.innerHTML = place.written = this.sums[index];
    }
    // The line that decides: in the article's function one of four, by where the drag is noted to have begun, and by the way.
    for (const [index, line] of [...this.why.querySelectorAll(".line.article")].entries()) line.classList.toggle("lit", index === this.#decides);
    this.why.querySelector(".line.corrected")?.classList.add("lit");
    this.sums = undefined;
  }
}
