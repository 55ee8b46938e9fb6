// Where letting go leads: for each place of the row and each speed of the finger, asked of both rows, and where one did let go.

import { colorOf, points } from "./graph.js";

/** How fast a finger is at most in the picture, in points per second. */
const fastest = 1500;
/** How long a finger's last way counts for its speed, in seconds. */
const recent = 0.1;
const cells = { across: 60, up: 44 };
const sides = ["table 1", "table 2"];

export class DecisionMap {
  #samples = [];
  #from = "closed";
  #row = 0;
  #release;

  constructor(stage, details) {
    Object.assign(this, { stage, details });
    details.querySelector("div").innerHTML = `<p>Across: where the row is let go, in points. Up: how fast the finger is then, to the right above,
      to the left below. Blue <i class="swatch two"></i> opens the buttons on the right, orange <i class="swatch one"></i> those on the left (in
      GestureList: deletes, completes); elsewhere the row closes. Right to left, all that is mirrored.</p>
      <div class="maps">${sides.map((name) => `<figure><figcaption>${name}</figcaption><canvas role="img"></canvas></figure>`).join("")}</div>
      <p class="fate" aria-live="polite">Let a row go, and a dot shows where.</p>`;
    this.canvases = details.querySelectorAll("canvas");
    details.addEventListener("toggle", () => this.#show());
    stage.on("build", () => {
      this.#release = undefined;
      this.#from = "closed";
      this.#row = 0;
      this.#show();
    });
    stage.on("touch", (touch) => this.#touched(touch));
  }

  #touched({ phase, x, time }) {
    const { row } = this.stage.sides[1].watch;
    if (phase === "down") {
      this.#samples = [];
      if (row !== undefined) this.#from = this.stage.sides[1].table.look(row, 0, time)?.rest ?? "closed";
    }
    if (phase === "up" && row !== undefined && this.#samples.length > 1) {
      const first = this.#samples.find((one) => one.time > time - recent) ?? this.#samples.at(-1);
      const sign = this.stage.sides[1].isMirrored ? -1 : 1;
      const velocity = sign * (x - first.x) / Math.max(0.008, time - first.time);
      this.#row = row;
      // The dot is where the rows were before the finger was lifted.
      this.#release = { velocity, offsets: this.#samples.at(-1).offsets };
      this.#show();
    }
    const offsets = this.stage.sides.map(({ table }) => (row === undefined ? undefined : table.look(row, 0, time)?.offset));
    this.#samples.push({ x, time, offsets });
    if (this.#samples.length > 60) this.#samples.shift();
  }

  #show() {
    if (!this.details.open) return;
    const released = this.#release;
    const fates = this.stage.sides.map((side, index) => this.#paint(side, this.canvases[index], released?.offsets[index]));
    const fate = this.details.querySelector(".fate");
    if (fates.every((one) => one === undefined)) fate.textContent = "A form has no rows to let go.";
    else if (released?.offsets.every(Number.isFinite)) {
      const words = fates.map((rest, index) => `${sides[index]} at ${points(released.offsets[index])}: ${rest === "closed" ? "closes" : "opens"}`);
      fate.textContent = `Let go at about ${points(released.velocity)} points a second. ${words.join("; ")}.`;
    } else fate.textContent = "Let a row go, and a dot shows where.";
  }

  /** Paints one map; returns what becomes of a row that is let go at the offset, undefined where there is no map. */
  #paint({ table }, canvas, offset) {
    const c = canvas.getContext("2d");
    const scale = devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    c.setTransform(scale, 0, 0, scale, 0, 0);
    c.clearRect(0, 0, width, height);
    const seen = table.look(this.#row, 0, 0);
    if (!seen) return undefined;
    const style = getComputedStyle(document.documentElement);
    // A row that goes as far as it likes is looked at as far as it is wide.
    const lowest = Math.max(-320, seen.lowest) - 40;
    const highest = Math.min(320, seen.highest) + 40;
    const [left, bottom] = [4, height - 18];
    const x = (value) => left + (value - lowest) / (highest - lowest) * (width - 2 * left);
    const y = (velocity) => (1 - velocity / fastest) / 2 * bottom;
    for (let column = 0; column < cells.across; column++) {
      for (let line = 0; line < cells.up; line++) {
        const at = lowest + (column + 0.5) / cells.across * (highest - lowest);
        const velocity = fastest - (line + 0.5) / cells.up * 2 * fastest;
        const rest = table.decide(this.#row, this.#from, at, velocity);
        if (rest === "closed" || rest === undefined) continue;
        c.fillStyle = colorOf(style, rest === "trailing" ? "--two" : "--one");
        c.globalAlpha = 0.5;
        // Whole pixels, or the seams of the cells show.
        const edge = (part, length) => Math.round(part * length * scale) / scale;
        const [from, to] = [column, column + 1].map((one) => left + edge(one / cells.across, width - 2 * left));
        const [top, end] = [line, line + 1].map((one) => edge(one / cells.up, bottom));
        c.fillRect(from, top, to - from, end - top);
      }
    }
    c.globalAlpha = 1;
    c.strokeStyle = colorOf(style, "--edge");
    c.fillStyle = colorOf(style, "--text");
    c.font = "12px system-ui, sans-serif";
    c.textAlign = "center";
    c.textBaseline = "middle";
    for (const stop of new Set([0, seen.leading, seen.trailing])) {
      c.beginPath();
      c.moveTo(x(stop), 0);
      c.lineTo(x(stop), bottom);
      c.stroke();
      c.fillText(points(stop), x(stop), height - 8);
    }
    c.beginPath();
    c.moveTo(0, y(0));
    c.lineTo(width, y(0));
    c.stroke();
    canvas.ariaLabel = `Where letting go leads, from ${points(lowest)} to ${points(highest)} points`;
    if (!this.#release || !Number.isFinite(offset)) return "closed";
    const velocity = Math.max(0 - fastest, Math.min(fastest, this.#release.velocity));
    c.beginPath();
    c.arc(x(offset), y(velocity), 6, 0, 2 * Math.PI);
    c.fillStyle = colorOf(style, "--text");
    c.fill();
    c.lineWidth = 2;
    c.strokeStyle = colorOf(style, "--card");
    c.stroke();
    c.lineWidth = 1;
    return table.decide(this.#row, this.#from, offset, this.#release.velocity);
  }
}
