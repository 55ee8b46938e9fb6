// Finger and rows over time, below the tables, with the places where a row may rest and the threshold of letting go.

import { phrase } from "./language.js";

/** How many seconds the picture shows. */
const span = 4;
const margin = { left: 44, right: 10, top: 10, bottom: 18 };

/** A place in points, as people write it. */
export function points(value) {
  const whole = Math.round(value) || 0;
  return whole < 0 ? `−${0 - whole}` : String(whole);
}

export class Graph {
  #points = [];
  #axis = "x";
  #row;
  #finger;
  #isInSight = false;
  /** How often the picture was painted; out of sight it is not. */
  painted = 0;

  constructor(stage, figure) {
    Object.assign(this, { stage, canvas: figure.querySelector("canvas"), caption: figure.querySelector("figcaption") });
    figure.querySelector(".legend").innerHTML =
      `<span><i class="swatch one"></i> ${phrase("table $1", 1)}</span><span><i class="swatch two"></i> ${phrase("table $1", 2)}</span><span><i class="swatch way"></i> ${phrase("the finger’s way")}</span>`
      + `<span><i class="swatch threshold"></i> ${phrase("beyond this line, letting go opens table 2’s row")}</span>`;
    stage.on("build", () => this.clear());
    stage.on("touch", (touch) => this.#touched(touch));
    stage.on("frame", (time) => this.#frame(time));
    new ResizeObserver(() => this.#paint(stage.time())).observe(this.canvas);
    new IntersectionObserver((entries) => {
      this.#isInSight = entries.at(-1).isIntersecting;
      this.#paint(stage.time());
    }).observe(this.canvas);
    // On paper all of the page is in sight.
    addEventListener("beforeprint", () => this.#paint(stage.time(), true));
    this.clear();
  }

  /** What was remembered last: `time`, and where the rows, or lists, were, `one` and `two`, and the finger. */
  get latest() { return this.#points.at(-1); }

  clear() {
    this.#points = [];
    this.#row = this.#finger = undefined;
    this.#aim("x");
  }

  #aim(axis) {
    this.#axis = axis;
    const isUsual = this.stage.sides[1]?.configuration.of === "constraint-swipe" && this.stage.settings.buttons === "two";
    const row = phrase("Where the touched row is, in points: 0 is closed") + (isUsual ? phrase(", −160 shows both buttons") : "");
    this.caption.textContent = axis === "x" ? row : phrase("Where the list is, in points: 0 is its top");
  }

  // MARK: What happens

  #touched({ finger, phase, x, y, time }) {
    if (phase === "down" && !this.#finger) {
      const row = this.stage.sides[1].watch.row;
      if (row !== this.#row) this.#cut();
      this.#row = row;
      this.#finger = { finger };
    }
    if (this.#finger?.finger !== finger) return;
    const { axis, way, caught } = this.stage.sides[1].watch.drag(finger) ?? {};
    if (axis && !this.#finger.axis) {
      this.#finger.axis = axis;
      if (axis !== this.#axis) {
        this.#points = [];
        this.#aim(axis);
      }
    }
    // The finger's way adds to where the row, or the list, was when it was caught.
    if (axis) this.#finger.place = caught + way * (axis === "x" && this.stage.sides[1].isMirrored ? -1 : 1);
    if (phase === "moved" || phase === "down") this.#add(time);
    if (phase === "up" || phase === "cancelled") this.#finger = undefined;
  }

  /** What follows is of another row: no line leads there. */
  #cut() {
    const last = this.#points.at(-1);
    if (last) this.#points.push({ time: last.time });
  }

  #value(side, time) {
    if (this.#axis === "y") return 0 - side.table.contentOffset(time);
    return this.#row === undefined ? undefined : side.table.look(this.#row, 0, time)?.offset;
  }

  /** Remembers where everything is. */
  #add(time) {
    const last = this.#points.at(-1);
    if (last?.time === time) this.#points.pop();
    // No frame is drawn while everything stands: what was last holds until now.
    else if (last && time - last.time > 0.1) this.#points.push({ ...last, time: time - 0.01, ...(!this.#finger && { finger: undefined }) });
    const [one, two] = this.stage.sides.map((side) => this.#value(side, time));
    const finger = this.#finger;
    if (finger?.axis) {
      this.#points.push({ time, one, two, finger: finger.place });
    } else {
      this.#points.push({ time, one, two });
    }
    while (this.#points.length > 2 && this.#points[1].time < time - span) this.#points.shift();
  }

  #frame(time) {
    const isMoving = this.stage.isPlaying || this.stage.sides.some(({ table }) => table.settles > time);
    if (this.#points.length && (isMoving || this.#finger || this.#points.at(-1).time > time - 0.2)) this.#add(time);
    this.#paint(time);
    this.#say(time);
  }

  /** The same in words: below each table, and instead of the picture. */
  #say(time) {
    const words = this.stage.sides.map(({ index, table, watch, configuration }) => {
      const seen = this.#row === undefined ? undefined : table.look(this.#row, 0, time);
      const isList = this.#axis === "y" && this.#points.length;
      const text = isList ? phrase("list at $1", points(0 - table.contentOffset(time))) : seen ? this.#reading(seen, watch.isHolding) : "";
      const place = this.stage.figures[index].querySelector(".reading");
      if (place.textContent !== text) place.textContent = text;
      return seen ? phrase("table $1 at $2", index + 1, points(seen.offset)) : configuration.of;
    });
    const label = this.#row === undefined ? phrase("No finger has moved a row yet") : phrase("Where the row is: $1", words.join(", "));
    if (!this.#finger && this.canvas.ariaLabel !== label) this.canvas.ariaLabel = label;
  }

  #reading({ offset, isMoving, rest, trailing, leading }, isHeld) {
    const where = points(offset);
    if (isHeld) return phrase("at $1, held", where);
    if (isMoving) return phrase("at $1, moving", where);
    if (rest !== "closed" && Math.abs(offset - { leading, trailing }[rest]) < 0.01) return phrase("at $1, open", where);
    return offset === 0 ? phrase("at $1, closed", where) : phrase("at $1, left there", where);
  }

  // MARK: The picture

  #paint(time, isInSight = this.#isInSight) {
    if (!isInSight) return;
    const { canvas } = this;
    this.painted += 1;
    const c = canvas.getContext("2d");
    const scale = devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width) return;
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    }
    c.setTransform(scale, 0, 0, scale, 0, 0);
    c.clearRect(0, 0, width, height);
    const style = getComputedStyle(document.documentElement);
    const color = (name) => colorOf(style, name);
    const seen = this.#row === undefined || this.#axis === "y" ? undefined : this.stage.sides[1].table.look(this.#row, 0, time);
    const stops = seen ? [0, seen.leading, seen.trailing] : [0, -80, -160];
    const values = this.#points.flatMap(({ one, two, finger }) => [one, two, finger]).filter(Number.isFinite);
    const low = Math.min(this.#axis === "x" ? -180 : -100, ...values, ...stops.map((one) => one - 15));
    const high = Math.max(20, ...values, ...stops.map((one) => one + 15));
    const end = Math.max(span, this.#points.at(-1)?.time ?? 0);
    const x = (at) => margin.left + ((at - end) / span + 1) * (width - margin.left - margin.right);
    const y = (value) => margin.top + (high - value) / (high - low) * (height - margin.top - margin.bottom);
    c.font = "12px system-ui, sans-serif";
    c.textBaseline = "middle";
    c.textAlign = "right";
    const step = [20, 40, 80, 160, 320, 1000, 4000, 20000].find((one) => (high - low) / one < 6) ?? 100000;
    for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
      line(c, color("--line"), [], [[margin.left, y(value)], [width - margin.right, y(value)]]);
      c.fillStyle = color("--quiet");
      c.fillText(points(value), margin.left - 6, y(value));
    }
    c.textAlign = "center";
    for (let second = Math.ceil(end - span); second <= end; second++) c.fillText(`${second} s`, Math.min(x(second), width - 20), height - 8);
    if (seen?.opening !== undefined) {
      line(c, color("--edge"), [6, 4], [[margin.left, y(seen.opening)], [width - margin.right, y(seen.opening)]]);
    }
    this.#curve(c, "finger", color("--quiet"), 1.5, [2, 3], x, y);
    this.#curve(c, "two", color("--two"), 2.5, [], x, y);
    this.#curve(c, "one", color("--one"), 2.5, [7, 4], x, y);
  }

  #curve(c, name, stroke, wide, dash, x, y) {
    c.lineWidth = wide;
    c.strokeStyle = stroke;
    c.setLineDash(dash);
    c.beginPath();
    let isDown = false;
    for (const point of this.#points) {
      const value = point[name];
      if (!Number.isFinite(value)) isDown = false;
      else if (isDown) c.lineTo(x(point.time), y(value));
      else c.moveTo(x(point.time), y(value));
      if (Number.isFinite(value)) isDown = true;
    }
    c.stroke();
    c.setLineDash([]);
    c.lineWidth = 1;
  }
}

/** A colour of the style sheet as a canvas takes it: of two, the one of light or dark. */
export function colorOf(style, name) {
  const pair = /^light-dark\((.*), (.*)\)$/.exec(style.getPropertyValue(name).trim());
  if (!pair) return style.getPropertyValue(name);
  const scheme = style.colorScheme;
  const isDark = scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  return pair[isDark ? 2 : 1];
}

function line(c, stroke, dash, [from, to]) {
  c.strokeStyle = stroke;
  c.setLineDash(dash);
  c.beginPath();
  c.moveTo(...from);
  c.lineTo(...to);
  c.stroke();
  c.setLineDash([]);
}
