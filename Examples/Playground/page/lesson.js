// The guided text beside the tables: what to do, what is to be seen then, why it is so, and how to take it away.

import { designNamed } from "./designs.js";
import { fingerEvents } from "./finger.js";
import { points } from "./graph.js";

/** The way that shows it: past both buttons, and back while the finger stays down. */
const path = [
  { from: [275, 110], to: [95, 112], lasts: 0.9 }, { goesOn: true, from: [95, 112], to: [95, 112], lasts: 0.35 },
  { goesOn: true, from: [95, 112], to: [235, 110], lasts: 1.6 }, { goesOn: true, from: [235, 110], to: [235, 110], lasts: 1 },
];

export class Lesson {
  #reached = 0;
  #hold;

  /** @param {(name: string, button: HTMLElement) => void} onTake Gives the script away: "copy" or "save". */
  constructor(stage, section, why, onTake) {
    Object.assign(this, { stage, section, why });
    for (const place of [section, why]) {
      place.addEventListener("click", ({ target }) => {
        const button = target.closest("button");
        const { play, take, show } = button?.dataset ?? {};
        if (play !== undefined) this.play(Number(play));
        if (take) onTake(take, button);
        if (show) why.scrollIntoView({ block: "center" });
      });
    }
    stage.on("build", () => this.#begin());
    stage.on("touch", (touch) => this.#touched(touch));
    stage.on("frame", (time) => this.#frame(time));
  }

  get #design() { return designNamed(this.stage.sides[1].configuration.of); }

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
    const { width, direction } = this.stage.sides[1].configuration;
    const way = index < 0 ? path : this.#design.tries[index].path;
    // On tables that are wider than those that paths are made for, fingers begin as near to the right edge.
    const shift = width - 320;
    const moved = way.map((part) => ({
      ...part, from: [part.from[0] + shift, part.from[1]], ...(part.to && { to: [part.to[0] + shift, part.to[1]] }),
    }));
    this.stage.play(fingerEvents(moved, width, direction === "rtl"));
  }

  // MARK: The text

  #begin() {
    this.#reached = 0;
    this.#hold = undefined;
    const { about, title, tries = [] } = this.#design;
    this.why.hidden = true;
    for (const { phone } of this.stage.sides) phone.showGuide();
    const [first, second] = this.stage.sides.map(({ configuration }) => designNamed(configuration.of));
    if (first !== second) {
      this.section.innerHTML = `<h2 id="lesson-title">${first.title} beside ${second.title}</h2>
        <p>Table 1: ${first.about}</p><p>Table 2: ${second.about}</p><p>One finger moves both. What is corrected in either, you choose below.</p>`;
      return;
    }
    if (!this.#isGuided) {
      const { height } = this.stage.sides[1].configuration;
      // What lies below the table's end, no finger reaches.
      const isInside = (way) => way?.every(({ from, to = from }) => Math.max(from[1], to[1]) < height);
      const items = tries.map(({ text, path }, index) =>
        `<li><p>${text}${isInside(path) ? ` <button type="button" data-play="${index}">Show me</button>` : ""}</p></li>`);
      this.section.innerHTML = `<h2 id="lesson-title">${title}: what to try</h2><p class="about">${about}</p><ol>${items.join("")}</ol>`;
      return;
    }
    const stop = points(this.#stop);
    this.section.innerHTML = `
      <h2 id="lesson-title">Why does table 1 stick at ${stop}?</h2>
      <p class="about">${about} Table 1 does what her article’s code does, table 2 does it corrected. Whatever you do to one happens to both.</p>
      <ol class="steps">
        <li><p>Put a finger, or the mouse, on a row and drag it left until both buttons show, and a little on. <b>Do not let go.</b>
          <button type="button" data-play="-1">Show me instead</button></p>
          <p class="hint" hidden>You let go too early. Try again, on another row.</p></li>
        <li><p>Still holding, drag back to the right, until table 2’s row is almost closed.</p></li>
        <li><p>Table 1’s row stays at <b>${stop}</b>; table 2’s is under your finger. Let go: one is open, the other has closed.
          <button type="button" class="narrow" data-show="why">Why?</button></p></li>
      </ol>`;
    this.why.innerHTML = `
      <h2 id="why-title">Why it sticks</h2>
      <p>A button is ${points(0 - this.#stop / 2)} points wide, two are ${points(0 - this.#stop)}. Once the row has gone that far, the article’s
        code takes it for open, and notes ${stop} as the place where the drag began. But it goes on counting the finger’s way from where
        the finger went down:</p>
      <div class="sums"><div class="sum"></div><div class="sum second"></div></div>
      <p>So table 1’s row comes loose only when the finger is back where it went down. In table 2 both are noted together, once, when the
        drag begins. That is the correction <code>fingerKeepsHold</code>; you can switch it below.</p>
      <h3>Take it away</h3>
      <p>Your drag is written down, as a script that shows it on any machine.</p>
      <div class="row"><button type="button" class="main" data-take="save">Save the script</button>
        <button type="button" data-take="copy">Copy it</button></div>
      <p class="note">In a checkout of the package, this draws what you saw:<br>
        <code>swift run docgen replay sticks.json --svg sticks.svg</code></p>`;
    this.#step(0);
    const { width } = this.stage.sides[0].configuration;
    for (const { phone } of this.stage.sides) phone.showGuide([width - 40, 66]);
  }

  #step(reached) {
    this.#reached = reached;
    for (const [index, item] of [...this.section.querySelectorAll("ol > li")].entries()) {
      item.className = index < reached ? "done" : index === reached ? "now" : "";
    }
    this.why.hidden = reached < 2;
  }

  // MARK: What is done

  #touched({ finger, phase, x }) {
    for (const { phone } of this.stage.sides) phone.showGuide();
    if (!this.#isGuided) return;
    if (phase === "down" && !this.#hold) this.#hold = { finger };
    if (this.#hold?.finger !== finger) return;
    if (phase === "up" || phase === "cancelled") {
      // The hint stays from then on: what came and went would move tables below it away under a finger.
      if (this.#reached < 2 && this.#hold.begin !== undefined) this.section.querySelector(".hint").hidden = false;
      this.#hold = undefined;
      if (this.#reached === 1) this.#step(0);
      if (this.#reached === 2) this.#step(3);
      return;
    }
    this.#hold.x = x;
  }

  #frame(time) {
    const hold = this.#hold;
    if (!hold || !this.#isGuided) return;
    const row = this.stage.sides[1].watch.row;
    if (row === undefined) return;
    const [left, right] = this.stage.sides.map(({ table }) => table.look(row, 0, time));
    if (!left || !right) return;
    // The drag counts from where the corrected row began to follow.
    if (hold.begin === undefined && right.offset < 0 && right.offset > this.#stop) hold.begin = hold.x - right.offset;
    if (hold.begin === undefined) return;
    const way = hold.x - hold.begin;
    hold.farthest = Math.min(hold.farthest ?? 0, way);
    if (this.#reached === 0 && left.offset === this.#stop && hold.farthest <= this.#stop) this.#step(1);
    if (this.#reached === 1 && left.offset === this.#stop && right.offset > (right.opening ?? this.#stop / 4)) this.#step(2);
    if (this.#reached >= 2) this.#sum(left.offset, right.offset, way, hold.farthest <= this.#stop);
  }

  /** The sums that both rows make of the finger's way. */
  #sum(left, right, way, isCaught) {
    const [one, two] = this.why.querySelectorAll(".sum");
    const start = isCaught ? this.#stop : 0;
    const sum = start + way;
    const limit = sum < this.#stop ? `, but no farther than ${points(this.#stop)}` : "";
    const write = (element, name, from, total, place, more) => {
      const added = way < 0 ? `− ${points(0 - way)}` : `+ ${points(way)}`;
      const where = `${points(Math.abs(way))} to the ${way < 0 ? "left" : "right"} of where it went down`;
      element.innerHTML = `${name}: ${points(from)} is noted, and the finger is ${where}.<br>${points(from)} ${added} = ${points(total)}${more}: the row is at <b>${points(place)}</b>.`;
    };
    write(one, "Table 1", start, sum, left, limit);
    write(two, "Table 2", 0, way, right, way < this.#stop ? `, but no farther than ${points(this.#stop)}` : "");
  }
}
