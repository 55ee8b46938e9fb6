// What people do to a table by finger, pen, mouse, trackpad, wheel and keys, told to whoever lets it happen.

import { spokenLabel } from "./engine.js";

/** How long a trackpad is silent after its last report, in milliseconds. */
const silence = 120;
/** How far an arrow with Shift held drags a row, in points; and how far from a side its finger is put down. */
const stride = 20, inset = 40;

/**
 * Calls back after a silence and a frame, unless the returned function cancels it first. Browsers send the reports of a trackpad
 * with a frame: on a busy page, a timer alone would end a gesture whose next report is already waiting.
 */
function afterSilence(milliseconds, call) {
  let frame;
  const alarm = setTimeout(() => { frame = requestAnimationFrame(call); }, milliseconds);
  return () => {
    clearTimeout(alarm);
    cancelAnimationFrame(frame);
  };
}

const keyNames = {
  ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown", Enter: "enter", " ": "enter",
  Escape: "escape", Delete: "delete", Backspace: "delete",
};

const ways = { ArrowLeft: -1, ArrowRight: 1 };
const keyFinger = 102;

/** Listens to one phone and tells `hands`, which has the methods of a table; `time` says when a moment of the page was. */
export class Input {
  #fingers = new Map();
  #wheel;
  #pinch;
  /** The finger of the keys: `row`, `x`, `y`. */
  #held;

  constructor(phone, hands, { time, isMirrored, hovers }) {
    Object.assign(this, { phone, hands, time, isMirrored, hovers });
    const { element, list } = phone;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    const moves = "onpointerrawupdate" in element ? "pointerrawupdate" : "pointermove";
    element.addEventListener(moves, (event) => this.#moved(event));
    // The mouse that browsers make of a touch takes the keyboard away from nothing.
    element.addEventListener("mousedown", (event) => {
      if (event.target !== phone.field && !event.target.closest("button")) event.preventDefault();
    });
    element.addEventListener("pointerup", (event) => this.#lifted(event, "up"));
    element.addEventListener("pointercancel", (event) => this.#lifted(event, "cancelled"));
    element.addEventListener("pointerleave", (event) => this.#left(event));
    element.addEventListener("wheel", (event) => this.#turned(event), { passive: false });
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    list.addEventListener("keydown", (event) => this.#pressed(event));
    list.addEventListener("keyup", ({ key, timeStamp }) => key === "Shift" && this.#letGo(timeStamp));
    list.addEventListener("focusout", ({ relatedTarget, timeStamp }) => {
      if (relatedTarget && !list.contains(relatedTarget)) this.#letGo(timeStamp);
    });
  }

  // MARK: Fingers, pens, and mice with a button held

  #down(event) {
    if (event.button > 0 || event.target === this.phone.field || event.target.closest("button")) return;
    // Firefox loses a second finger that lands at once where the first one's default is prevented; a touch has none here.
    if (event.pointerType !== "touch") event.preventDefault();
    this.phone.element.setPointerCapture(event.pointerId);
    // The keys go where the finger is.
    this.phone.list.focus({ preventScroll: true, focusVisible: false });
    let number = 0;
    while ([...this.#fingers.values()].includes(number)) number += 1;
    this.#fingers.set(event.pointerId, number);
    this.hands.touch(number, "down", ...this.phone.place(event), this.time(event.timeStamp));
  }

  #moved(event) {
    const number = this.#fingers.get(event.pointerId);
    if (number === undefined) {
      if (this.hovers() && event.pointerType === "mouse") this.hands.hover(...this.phone.place(event), this.time(event.timeStamp));
      return;
    }
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length ? all : [event]) {
      this.hands.touch(number, "moved", ...this.phone.place(one), this.time(one.timeStamp));
    }
  }

  #lifted(event, phase) {
    const number = this.#fingers.get(event.pointerId);
    if (number === undefined) return;
    this.#fingers.delete(event.pointerId);
    this.hands.touch(number, phase, ...this.phone.place(event), this.time(event.timeStamp));
  }

  #left(event) {
    if (this.hovers() && event.pointerType === "mouse") this.hands.leave(this.time(event.timeStamp));
  }

  // MARK: Wheels and trackpads

  /** Whether other tables have taken the place of this one: nothing that has begun here ends there. */
  get #isGone() { return !this.phone.element.isConnected; }

  /** Whether a wheel turns beyond the end of the table: it goes on to the page. */
  #isAtEnd(deltaY, time) {
    const { table, height } = this.phone;
    const offset = table.contentOffset(time);
    return deltaY < 0 ? offset <= 0.5 : offset >= table.contentHeight - height - 0.5;
  }

  #turned(event) {
    const [x, y] = this.phone.place(event);
    const time = this.time(event.timeStamp);
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : this.phone.height;
    const [deltaX, deltaY] = [0 - event.deltaX * unit, 0 - event.deltaY * unit];
    // Browsers tell a pinch on a trackpad as a wheel with Ctrl held.
    if (event.ctrlKey) {
      event.preventDefault();
      return this.#pinched(x, y, deltaY, time);
    }
    const steps = [deltaX, deltaY].map(Math.abs);
    // A wheel clicks up and down in large whole steps; browsers say no more of what turned.
    const isWhole = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || (steps[1] >= 60 && Number.isInteger(steps[1]));
    const clicks = isWhole && steps[0] === 0;
    if (clicks && !this.#wheel && this.#isAtEnd(event.deltaY, time)) return undefined;
    event.preventDefault();
    if (clicks && !this.#wheel) return this.hands.wheel("discrete", x, y, deltaX, deltaY, time);
    this.hands.wheel(this.#wheel ? "changed" : "began", x, y, deltaX, deltaY, time);
    this.#wheel?.cancelEnd();
    const end = () => {
      this.#wheel = undefined;
      if (!this.#isGone) this.hands.wheel("ended", x, y, 0, 0, this.time(performance.now()));
    };
    this.#wheel = { cancelEnd: afterSilence(silence, end) };
  }

  /** Two fingers, one above the other, part or come together. */
  #pinched(x, y, delta, time) {
    const touch = (phase, at) => {
      this.hands.touch(100, phase, x, y - this.#pinch.apart, at);
      this.hands.touch(101, phase, x, y + this.#pinch.apart, at);
    };
    if (!this.#pinch) {
      this.#pinch = { apart: 25 };
      touch("down", time);
    }
    this.#pinch.apart = Math.max(1, this.#pinch.apart + delta / 2);
    touch("moved", time);
    this.#pinch.cancelEnd?.();
    this.#pinch.cancelEnd = afterSilence(3 * silence, () => {
      if (!this.#isGone) touch("up", this.time(performance.now()));
      this.#pinch = undefined;
    });
  }

  // MARK: Keys

  #pressed(event) {
    if (keyNames[event.key] === "enter" && event.target.dataset.action !== undefined && !this.#isAt(event.target)) {
      // A button is pressed by the browser, a cell is not.
      if (event.target.localName === "button") return;
      event.preventDefault();
      event.target.click();
      return;
    }
    const time = this.time(event.timeStamp);
    if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.hands.undo(time);
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const arrows = this.isMirrored ? ["toTrailing", "toLeading"] : ["toLeading", "toTrailing"];
    const key = keyNames[event.key] ?? { ArrowLeft: arrows[0], ArrowRight: arrows[1] }[event.key];
    if (!key) return;
    event.preventDefault();
    this.#meetFocus(time);
    if (event.shiftKey && event.key in ways) return this.#drag(ways[event.key], time);
    this.#letGo(event.timeStamp);
    this.hands.key(key, event.altKey, time);
  }

  /** Whether keys are about the action at an element; else a screen reader has led there. */
  #isAt(element) {
    const { isAhead, table: { focus } } = this.phone;
    return isAhead || focus?.action === element.dataset.action && focus.row === this.phone.focusedRow;
  }

  /** Keys go on from the row that has the browser's focus, where a screen reader has put it: among rows in sight, the table's own focus walks there. */
  #meetFocus(time) {
    const { table, focusedRow, isAhead } = this.phone;
    if (isAhead) return;
    const rows = table.rows(time).map(({ id }) => id);
    const wanted = rows.indexOf(focusedRow);
    for (let steps = wanted < 0 ? 0 : rows.length; steps > 0; steps--) {
      const { focus } = table;
      const place = rows.indexOf(focus?.row);
      if (place === wanted || (focus && place < 0)) return;
      this.hands.key(place < wanted ? "down" : "up", false, time);
    }
  }

  /** A finger is put down on the row that has the focus, and goes on by a stride; it stays down until Shift is released. */
  #drag(way, time) {
    const { table, width, height } = this.phone;
    if (!this.#held) {
      const row = table.rows(time).find(({ id }) => id === table.focus?.row);
      if (!row) return;
      const y = Math.min(height - 1, Math.max(1, row.top + row.height / 2));
      this.#held = { row: row.id, name: spokenLabel(row), x: way < 0 ? width - inset : inset, y };
      this.hands.touch(keyFinger, "down", this.#held.x, y, time);
    }
    this.#held.x += way * stride;
    this.hands.touch(keyFinger, "moved", this.#held.x, this.#held.y, time);
    this.hands.tellOffsets(this.#held.row, this.#held.name, time);
  }

  #letGo(timeStamp) {
    if (!this.#held || this.#isGone) return;
    const { row, name, x, y } = this.#held;
    this.#held = undefined;
    const time = this.time(timeStamp);
    this.hands.touch(keyFinger, "up", x, y, time);
    this.hands.tellRow(row, name, time);
  }
}
