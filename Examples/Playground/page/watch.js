// Looks at a running table whether it keeps the laws that can be seen: those that no search is needed for.

import { points } from "./graph.js";

/** What is taken for nothing, in points. */
const nothing = 0.5;

/** Watches one row of a table at a time: the one that was touched last. */
export class Watch {
  #table;
  #row;
  #before;
  #list = 0;
  /** The places of each finger that is down. */
  #fingers = new Map();
  /** What the finger that holds the row has seen: its places, and where the content was. */
  #seen = [];
  #caught = 0;
  /** The side from which content moves without a finger, as a sign. */
  #side = 0;
  #told = new Map();

  /** @param {(law: string, words: string, time: number) => void} onBroken Told of each law that is seen broken. */
  constructor(table, onBroken) {
    this.#table = table;
    this.broken = (law, words, time) => onBroken(law, words, time);
  }

  /** The row that is watched, or undefined. */
  get row() { return this.#row; }

  /** Whether a finger has the row and moves it aside. */
  get isHolding() { return this.#row !== undefined && [...this.#fingers.values()].some(({ axis }) => axis === "x"); }

  /**
   * What the table makes of a finger that is down: `axis`, "x" or "y" as soon as it drags; `way`, how far it has come along it, to
   * the right or down, from where it crossed the slop; `caught`, where the row, or the list, was then. Undefined for a finger that
   * is not down.
   */
  drag(finger) {
    const place = this.#fingers.get(finger);
    return place && { axis: place.axis, way: place.axis && place[place.axis] - place.begin, caught: place.caught };
  }

  /** Something is about to happen. */
  before(time) {
    this.#before = this.#look(time);
    this.#list = 0 - this.#table.contentOffset(time);
  }

  /** A finger has been told to the table. */
  touched(finger, phase, x, y, time) {
    if (phase === "down") {
      this.#fingers.set(finger, { x, y, firstX: x, firstY: y });
      if (this.#fingers.size === 1) this.#aim(x, y, time);
    }
    const [was, is, place] = [this.#before, this.#look(time), this.#fingers.get(finger)];
    const begins = place !== undefined && place.axis === undefined && this.#begins(place, x, y);
    if (was && is && place && was.row === is.row && this.#fingers.size === 1) {
      if (phase === "moved") this.#moved(was, is, place, begins, x, time);
      if (phase === "down") this.#jumped(was, is, 0, time);
    }
    if (place) Object.assign(place, { x, y });
    if (phase === "up" || phase === "cancelled") this.#fingers.delete(finger);
    if (!this.#fingers.size) this.#seen = [];
  }

  /** A frame has been drawn: looks at motion, and at rows that stand. */
  drawn(layers, time) {
    const is = this.#look(time);
    if (!is) return;
    if (is.isMoving) return this.#passing(is, time);
    this.#side = Math.sign(is.offset);
    if (this.#fingers.size) return;
    if (![0, is.leading, is.trailing].some((stop) => Math.abs(stop - is.offset) < 0.01)) {
      this.broken("rests", `The row stands at ${points(is.offset)}, and no finger is on it.`, time);
    }
    this.#hits(layers, time);
  }

  /** A notice has come. */
  heard(name, time) {
    const [kind, ...rest] = name.split(".");
    if (kind === "didDelete" && this.#told.get(rest[0]) && this.#table.rows(time).some((row) => row.rest !== "closed" && !this.#told.get(`${row.id}`))) {
      this.broken("identity", "The row in the deleted one’s place is open, because the article’s code remembers places, not rows.", time);
    }
    if (kind !== "didOpen" && kind !== "didClose") return;
    const row = rest.pop();
    const now = kind === "didOpen" ? rest.join(".") : "";
    if ((this.#told.get(row) ?? "") === now) this.broken("one notice per change", `${name}, and nothing has changed.`, time);
    this.#told.set(row, now);
  }

  // MARK: Fingers

  #look(time) {
    if (this.#row === undefined) return undefined;
    const seen = this.#table.look(this.#row, 0, time);
    return seen && { ...seen, row: this.#row };
  }

  #aim(x, y, time) {
    this.#row = this.#table.hit(x, y, time)?.row;
    this.#seen = [];
    const is = this.#look(time);
    this.#caught = is?.offset ?? 0;
    this.#side = Math.sign(this.#caught);
  }

  /** Whether a finger drags from now on; the drag counts from where it crossed the slop, as `HeadlessTable.decide` says. */
  #begins(place, x, y) {
    const { slop } = this.#table;
    const [dx, dy] = [x - place.firstX, y - place.firstY];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < slop) return false;
    place.axis = Math.abs(dx) > Math.abs(dy) ? "x" : "y";
    place.begin = place.axis === "x" ? place.firstX + Math.sign(dx) * slop : place.firstY + Math.sign(dy) * slop;
    place.caught = place.axis === "x" ? this.#before?.offset ?? 0 : this.#list;
    return true;
  }

  #moved(was, is, place, begins, x, time) {
    this.#jumped(was, is, Math.abs(x - place.x) + (begins ? this.#table.slop : 0), time);
    if (place.axis !== "x") return;
    if (begins) this.#caught = is.offset;
    const lowest = Math.min(is.lowest, this.#caught) - nothing;
    const highest = Math.max(is.highest, this.#caught) + nothing;
    if (is.offset < lowest || is.offset > highest) {
      this.broken("stays in bounds", `The row is at ${points(is.offset)}, where there is nothing to show.`, time);
    }
    this.#compare(x, is.offset, time);
  }

  #jumped(was, is, way, time) {
    const jump = Math.abs(is.offset - was.offset);
    if (jump <= way + nothing) return;
    const words = `The row leaps from ${points(was.offset)} to ${points(is.offset)}; the finger has moved ${points(way)}.`;
    this.broken("no jumps", words, time);
  }

  /** Content that follows a finger is, between two places of it, between where it was then. */
  #compare(x, offset, time) {
    const seen = this.#seen;
    const index = seen.findIndex((one) => one.x >= x);
    const [left, right] = [seen[index - 1], seen[index]];
    const low = right && (right.x === x ? right : left);
    if (low && right) {
      const [least, most] = [Math.min(low.offset, right.offset), Math.max(low.offset, right.offset)];
      if (offset < least - 1 || offset > most + 1) {
        const words = `At this finger position the row was at ${points((least + most) / 2)} earlier, and is now at ${points(offset)}.`;
        this.broken("no jumps", words, time);
        return;
      }
      if (right.x === x) return;
    }
    seen.splice(index < 0 ? seen.length : index, 0, { x, offset });
  }

  // MARK: Motion and rest

  #passing(is, time) {
    const side = Math.sign(Math.abs(is.offset) > nothing ? is.offset : 0);
    const shows = side > 0 ? is.leading : is.trailing;
    const target = is.rest === "closed" ? 0 : is.rest === "leading" ? 1 : -1;
    if (this.#side && side && side !== this.#side && side !== target && shows) {
      this.broken("stays in bounds", "On its way the row uncovers the buttons of the other side.", time);
    }
  }

  /** A button that is painted on top is the one that a finger reaches. */
  #hits(layers, time) {
    const own = layers.filter(({ row, part }) => row === this.#row && (part === "action" || part === "content"));
    for (const button of own) {
      const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
      const isInSight = x > 0 && x < layers[0].width && y > 0 && y < layers[0].height;
      if (button.part !== "action" || button.width < 1 || !isInSight) continue;
      const top = own.findLast((one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height);
      if (top !== button) continue;
      const hit = this.#table.hit(x, y, time);
      if (hit && hit.row === this.#row && (hit.part !== "action" || hit.edge !== button.edge || hit.index !== button.index)) {
        this.broken("actions can be hit", "A button shows that a finger does not reach.", time);
      }
    }
  }
}
