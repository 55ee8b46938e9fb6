// The engines: what the page may ask of playground.wasm, and nothing of how it is asked.
//
//     const engine = await Engine.load(bytes);
//     const table = engine.make({ of: "constraint-swipe", rows: 30, row: { trailing: [{ id: "delete", title: "Delete" }] } });
//     table.touch(0, "down", 280, 60, 0);
//     table.touch(0, "moved", 180, 62, 0.1);
//     painter.paint(table.draw(0.1));
//
// Times are seconds since the table was made, and do not run back: a time before the latest counts as the latest. Lengths are
// points, places are those of the table, x from the left of the screen whatever the language.

import { Memory } from "./memory.js";
import { Frame } from "./frame.js";
import { Recording } from "./recording.js";
import { Setup, Unknown } from "./setup.js";

const touchPhases = ["down", "moved", "up", "cancelled"];
const wheelPhases = [
  "discrete", "mayBegin", "began", "changed", "ended", "cancelled", "momentumBegan", "momentumChanged", "momentumEnded",
];
const keys = ["up", "down", "home", "end", "pageUp", "pageDown", "toLeading", "toTrailing", "enter", "escape", "delete"];
const anchors = ["top", "middle", "bottom", "nearest"];
const rests = ["closed", "leading", "trailing"];

/** The number of a name in a list; there is none of a name that is not in it. */
function numberOf(name, names, what) {
  const number = names.indexOf(name);
  if (number < 0) throw new Unknown(`There is no ${what} ${JSON.stringify(name)}.`);
  return number;
}

/** The engines of all designs. */
export class Engine {
  /**
   * Compiles and starts the engines.
   *
   * @param {BufferSource} bytes playground.wasm.
   * @returns {Promise<Engine>}
   */
  static async load(bytes) {
    const module = await WebAssembly.compile(bytes);
    return new Engine(await Memory.instantiate(module));
  }

  /** @param {Memory} memory The running module. */
  constructor(memory) {
    this.memory = memory;
    /**
     * The designs in the articles' order. Of each: `name`, in scripts; `holds`, "rows" or "items" or "questions"; `rules`, the
     * names of its rule sets, the first one the default; `corrections`, each with its `name` and the `sentence` that says what
     * it does; `tunables`, what can be tuned, see `Setup.tunables`.
     */
    this.designs = Setup.designs(memory);
  }

  /**
   * Makes a table of a configuration, by the keys that the configuration of a table has in gesture scripts.
   *
   * @param {object} configuration For instance `{ of: "gesture-list", list: { items: ["Milk"] }, direction: "rtl" }`. A form of
   *   many rows is made by `{ of: "expandable-table", rows: 1000000 }`, which no script can say.
   * @returns {Table}
   * @throws {Unknown} With a sentence where a key, a name or a value is not known here.
   */
  make(configuration) {
    const setup = new Setup(this);
    return new Table(this, configuration, setup.make(configuration), setup.slop);
  }

  /** The bytes of linear memory; it never shrinks. */
  get memorySize() { return this.memory.size; }
}

/** A table with rows, which fingers touch and which is drawn. */
export class Table {
  #engines;
  #number;
  #latest = 0;
  #frame = new Frame();

  constructor(engine, configuration, number, slop) {
    this.engine = engine;
    /** How far a finger moves before it drags, in points. */
    this.slop = slop;
    /** What the table was made of, to make it again: `engine.make(table.configuration)`. */
    this.configuration = configuration;
    /** All that has happened, as a script: `recording.script`; see recording.js. */
    this.recording = new Recording(configuration);
    /** What the table has told since the page looked last: `{ time, name }`, such as `didOpen.trailing.3`. Empty it yourself. */
    this.notices = [];
    /** Whether the last key or action has done something that was announced, beside leading the focus elsewhere. */
    this.hasActed = false;
    this.#engines = engine.memory.exports;
    this.#number = number;
  }

  /** Frees the memory; nothing may be asked of the table afterwards. */
  destroy() { this.#engines.destroy(this.#number); }

  // MARK: What happens to it

  /** A finger, a pen or a mouse with its button held: phase "down", "moved", "up" or "cancelled". */
  touch(finger, phase, x, y, time) {
    const number = numberOf(phase, touchPhases, "phase");
    const now = this.#begin({ touch: { id: finger, phase, x, y } }, time);
    this.#hear(this.#engines.touch(this.#number, finger, number, x, y, now));
  }

  /**
   * A wheel or a trackpad, with the signs of AppKit: a browser's `deltaX` and `deltaY` are the other way round.
   *
   * @param {string} phase "discrete" for a wheel that clicks, else a phase of AppKit's: see WheelPhase.
   */
  wheel(phase, x, y, deltaX, deltaY, time) {
    const number = numberOf(phase, wheelPhases, "phase");
    const now = this.#begin({ wheel: { phase, x, y, delta: [deltaX, deltaY] } }, time);
    this.#hear(this.#engines.wheel(this.#number, number, x, y, deltaX, deltaY, now));
  }

  /**
   * A key: "up", "down", "home", "end", "pageUp", "pageDown", "toLeading", "toTrailing", "enter", "escape" or "delete". An arrow
   * to the right is "toTrailing" in a table that runs left to right.
   *
   * @param {boolean} movesRow Whether a modifier is held with which the key moves the row itself.
   * @returns {string} What a screen reader says; empty where the key has done nothing.
   */
  key(key, movesRow, time) {
    const number = numberOf(key, keys, "key");
    const now = this.#begin({ key: movesRow ? { key, movesRow } : { key } }, time);
    this.#hear(this.#engines.key(this.#number, number, movesRow ? 1 : 0, now));
    return this.#announcement();
  }

  /** The pointer is above the table, without a button held. */
  hover(x, y, time) { this.#hear(this.#engines.hover(this.#number, x, y, this.#begin({ hover: { x, y } }, time))); }

  /** The pointer has left the table. */
  leave(time) { this.#hear(this.#engines.hover(this.#number, NaN, NaN, this.#begin({ hover: {} }, time))); }

  /**
   * A plain action of a row, one of `rows(time)[i].actions`; any other does nothing.
   *
   * @returns {string} What a screen reader says.
   */
  perform(action, row, time) {
    if (!this.actions(row).some(({ id }) => id === action)) return "";
    const now = this.#begin({ perform: { action, row } }, time);
    this.#hear(this.#engines.perform(this.#number, row, this.engine.memory.give(action), now));
    return this.#announcement();
  }

  /** What a row waits for is done: the answer yes to the notice `didAsk`. */
  confirm(row, time) { this.#hear(this.#engines.confirm(this.#number, row, 1, this.#begin({ confirm: { row } }, time))); }

  /** What a row waits for is not done. */
  cancel(row, time) { this.#hear(this.#engines.confirm(this.#number, row, 0, this.#begin({ cancel: { row } }, time))); }

  /** The text that is being typed is now this one, all of it. */
  type(text, time) {
    const now = this.#begin({ type: { text } }, time);
    this.#hear(this.#engines.type(this.#number, this.engine.memory.give(text), now));
  }

  /** The typing ends. */
  endEditing(time) { this.#hear(this.#engines.endEditing(this.#number, this.#begin({ endEditing: {} }, time))); }

  /**
   * The last change is taken back.
   *
   * @returns {string} What a screen reader says; empty where there is nothing to take back.
   */
  undo(time) {
    this.#hear(this.#engines.undo(this.#number, this.#begin({ undo: {} }, time)));
    return this.#announcement();
  }

  /** The table gets another extent; a table has the one of its configuration at first. */
  resize(width, height, time) {
    this.#hear(this.#engines.resize(this.#number, width, height, this.#begin({ resize: { width, height } }, time)));
  }

  /** The content is scrolled at once. */
  scrollTo(contentOffset, time) {
    this.#hear(this.#engines.scrollTo(this.#number, contentOffset, this.#begin({ scrollTo: { contentOffset } }, time)));
  }

  /** A row is brought into sight: anchor "top", "middle", "bottom" or "nearest". */
  scrollToRow(row, anchor, animated, time) {
    const number = numberOf(anchor, anchors, "anchor");
    const now = this.#begin({ scrollToRow: animated ? { row, anchor } : { row, anchor, animated } }, time);
    this.#hear(this.#engines.scrollToRow(this.#number, row, number, animated ? 1 : 0, now));
  }

  /** A keyboard covers this many points at the bottom; 0 for none. */
  keyboard(height, time) { this.#hear(this.#engines.keyboard(this.#number, height, this.#begin({ keyboard: { height } }, time))); }

  /** The system takes all fingers away. */
  cancelTouches(time) { this.#hear(this.#engines.cancelTouches(this.#number, this.#begin({ cancelTouches: {} }, time))); }

  /** The system's Reduce Motion is on or off; off at first. */
  reduceMotion(isOn, time) {
    this.#hear(this.#engines.reduceMotion(this.#number, isOn ? 1 : 0, this.#begin({ reducesMotion: { isOn } }, time)));
  }

  /** What is painted of touches and of the pointer; nothing at first. */
  highlight({ press = false, hover = false }, time) {
    const now = this.#begin({ highlights: { press, hover } }, time);
    this.#hear(this.#engines.highlight(this.#number, (press ? 1 : 0) | (hover ? 2 : 0), now));
  }

  /** When the table closes rows unasked, as in a configuration: what is left out is on. */
  setPolicies(policies, time) {
    new Setup(this.engine).policies(policies);
    this.#hear(this.#engines.setPolicies(this.#number, this.#begin({ policies }, time)));
  }

  /** Delays, distances and speeds of the table, as in a configuration: what is left out is the default. */
  setOptions(options, time) {
    const setup = new Setup(this.engine);
    setup.options(options);
    this.slop = setup.slop;
    this.#hear(this.#engines.setOptions(this.#number, this.#begin({ options }, time)));
  }

  /** Nothing but time passes. */
  wait(time) { this.#hear(this.#engines.wait(this.#number, this.#begin({ wait: {} }, time))); }

  // MARK: What is seen of it

  /**
   * Draws what is seen at a moment.
   *
   * @returns {Frame} The same object each time: see frame.js.
   */
  draw(time) {
    // Only a finger that rests or holds a row makes something of time alone; a script must know when somebody looked.
    const matters = this.#engines.looksMatter(this.#number);
    this.#hear(this.#engines.draw(this.#number, matters ? this.#begin({ wait: {} }, time) : this.#now(time)));
    this.#frame.read(this.engine.memory, this.#engines.changes(this.#number));
    return this.#frame;
  }

  /** When all running motion ends; NaN while nothing moves. Until then frames are worth drawing. */
  get settles() { return this.#engines.settles(this.#number); }

  /** When something will happen although nothing moves, such as a hold; NaN for never. Draw a frame then. */
  get wakes() { return this.#engines.wakes(this.#number); }

  /** How far the content is scrolled. */
  contentOffset(time) { return this.#engines.contentOffset(this.#number, time); }

  /** The height of all rows and headers. */
  get contentHeight() { return this.#engines.contentHeight(this.#number); }

  /** How many rows all sections show together. */
  get rowCount() { return this.#engines.rowCount(this.#number); }

  // MARK: What is said of it

  /**
   * The rows in sight in words, upper ones first. Of each: `id`; `index`, its place among the rows of all sections, from 0;
   * `section`, `place` and `count`, its place among the rows of its section, from 0; `top`, below the top of the screen, and `height`; `label` and `value`; `isOn`, `isCompleted` and
   * `isExpanded`, true, false or undefined; `rest`, "closed", "leading" or "trailing"; `isWaiting`, for an answer; `actions`, each
   * with `id` and `title`.
   */
  rows(time) {
    const fields = this.engine.memory.fields("rows", this.#number, time);
    const rows = [];
    while (fields.isLeft) {
      const row = { id: fields.number(), index: fields.number(), section: fields.number(), place: fields.number(), count: fields.number() };
      Object.assign(row, { top: fields.number(), height: fields.number(), label: fields.text(), value: fields.text() });
      Object.assign(row, { isOn: fields.truth(), isCompleted: fields.truth(), isExpanded: fields.truth() });
      row.rest = rests[fields.number()];
      Object.assign(row, { isWaiting: fields.truth() ?? false, actions: readActions(fields) });
      rows.push(row);
    }
    return rows;
  }

  /** The plain actions of a row, whether it is in sight or not: each with `id` and `title`. */
  actions(row) { return readActions(this.engine.memory.fields("actions", this.#number, row)); }

  /** What the keyboard is about: `{ row, action }`, the action's id or undefined; undefined before the first key. */
  get focus() {
    const fields = this.engine.memory.fields("focus", this.#number);
    if (!fields.isLeft) return undefined;
    return { row: fields.number(), action: fields.isLeft ? fields.text() : undefined };
  }

  /** The text that is being typed: `{ row, text }`, or undefined. */
  get editedText() {
    const fields = this.engine.memory.fields("editedText", this.#number);
    return fields.isLeft ? { row: fields.number(), text: fields.text() } : undefined;
  }

  /** Whether there is anything to take back. */
  get canUndo() { return this.#engines.canUndo(this.#number) === 1; }

  // MARK: How it decides

  /**
   * Where a row is and what letting go would do, for graphs and checks; undefined for a form and for rows that are gone.
   *
   * `offset`, sideways; `rest`, "closed", "leading" or "trailing"; `lowest` and `highest`, between which the offset lies at rest
   * and while a corrected row moves; `leading` and `trailing`, the offsets at which it is open (0 where it cannot be);
   * `isMoving`, without a finger; while a finger holds the row, and with all corrections, `opening` and `performing`, the offsets from
   * which on the side that shows stays open or its outermost action is performed, undefined where there is none.
   *
   * @param {number} velocity The finger's, in points per second, to the right.
   */
  look(row, velocity, time) {
    const fields = this.engine.memory.fields("look", this.#number, row, velocity, time);
    if (!fields.isLeft) return undefined;
    const seen = { offset: fields.number(), rest: rests[fields.number()], lowest: fields.number(), highest: fields.number() };
    Object.assign(seen, { leading: fields.number(), trailing: fields.number(), isMoving: fields.truth() });
    const [opening, performing] = [fields.number(), fields.number()];
    if (!Number.isNaN(opening)) seen.opening = opening;
    if (!Number.isNaN(performing)) seen.performing = performing;
    return seen;
  }

  /**
   * Where a row with these rules and corrections would rest if a finger let go: "closed", "leading" or "trailing". Undefined for
   * a form. In a gesture list "leading" stands for completing the row, "trailing" for deleting it.
   *
   * @param {string} from Where it rested before: "closed", "leading" or "trailing".
   * @param {number} offset Where the content is let go, in points.
   * @param {number} velocity The finger's, in points per second, to the right.
   */
  decide(row, from, offset, velocity) {
    const rest = this.#engines.decide(this.#number, row, numberOf(from, rests, "resting position"), offset, velocity);
    return rests[rest];
  }

  /**
   * What a finger at a place would touch: `{ row, part, edge, index }`, the part "content", "action", "control", "track", "thumb"
   * or "reorderControl", edge and index as of frames' layers; undefined for nothing.
   */
  hit(x, y, time) {
    const fields = this.engine.memory.fields("hit", this.#number, x, y, time);
    if (!fields.isLeft) return undefined;
    const parts = ["content", "action", "control", "track", "thumb", "reorderControl"];
    return { row: fields.number(), part: parts[fields.number()], edge: rests[fields.number() + 1], index: fields.number() };
  }

  // MARK: Inside

  #now(time) { return (this.#latest = Math.max(this.#latest, time)); }

  /** Writes down an event that is about to happen; returns its time. */
  #begin(event, time) {
    const now = this.#now(time);
    this.recording.add(event, now);
    return now;
  }

  #hear(told) {
    if (!told) return;
    const fields = this.engine.memory.fields("notices", this.#number);
    while (fields.isLeft) this.notices.push({ time: this.#latest, name: fields.text() });
  }

  #announcement() {
    const fields = this.engine.memory.fields("announcement", this.#number);
    const [words, event] = fields.isLeft ? announcement(fields) : ["", 0];
    this.hasActed = event > 0;
    return words;
  }
}

function readActions(fields) {
  return Array.from({ length: fields.number() }, () => ({ id: fields.text(), title: fields.text() }));
}

/** What AnnouncementPhrases.english says, and the number of the event that it is about; 0 for none. */
function announcement(fields) {
  const [section, row, rowCount] = [fields.number(), fields.number(), fields.number()];
  const spoken = { label: fields.text(), value: fields.text() };
  Object.assign(spoken, { isOn: fields.truth(), isCompleted: fields.truth(), isExpanded: fields.truth() });
  const [event, done, gone] = [fields.number(), fields.text(), fields.text()];
  const [title, number, count] = [fields.text(), fields.number(), fields.number()];
  const label = spokenLabel(spoken);
  let place = section ? `section ${section}, row ${row} of ${rowCount}` : `row ${row} of ${rowCount}`;
  place = label ? `${label}, ${place}` : place[0].toUpperCase() + place.slice(1);
  if (!row) place = label || (rowCount ? "" : "No rows");
  if (number) place = `${place}, ${title} button, ${number} of ${count}`;
  return [[place, `${done}. ${place}`, `${done}, ${gone}. ${place}`, `Undone. ${place}`][event], event];
}

/** What AnnouncementPhrases.english.label says: a row's name, what is entered in it, and its state. */
export function spokenLabel({ label, value, isOn, isCompleted, isExpanded }) {
  const parts = [label, value].filter(Boolean);
  if (parts.length === 0) return "";
  if (isOn !== undefined) parts.push(isOn ? "on" : "off");
  if (isCompleted) parts.push("completed");
  if (isExpanded !== undefined) parts.push(isExpanded ? "expanded" : "collapsed");
  return parts.join(", ");
}
