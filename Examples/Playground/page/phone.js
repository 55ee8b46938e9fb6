// One table on the page: its picture, the same in words, a field for the text of a row, and fingers.

import { phrase } from "./language.js";
import { Painter } from "./painter.js";
import { Words } from "./words.js";

function made(name, className) {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

export class Phone {
  #painter;
  #words;
  #dots = new Map();
  #edited;
  /** Whether keys have led somewhere since the table was described. */
  isLed = false;
  /** The rows that wait for an answer. */
  #waiting = new Set();

  /**
   * @param {HTMLElement} place Where it goes, in the place of what is there.
   * @param {object} table Its table.
   * @param {object} looks `label`, `width`, `height`, `room`, the width that there is, and `isMirrored`.
   * @param {object} on What to call: `action(row, id)`, `answer(row, isYes, label)`, `text(text)`, `textEnd()`.
   */
  constructor(place, table, { label, width, height, room, isMirrored }, on) {
    Object.assign(this, { table, on });
    this.element = made("div", "phone");
    const inside = made("div", "inside");
    const canvas = made("canvas", "surface");
    canvas.setAttribute("aria-hidden", "true");
    this.list = made("div", "rows");
    this.list.setAttribute("role", "grid");
    this.list.setAttribute("aria-label", label);
    this.list.setAttribute("aria-description", phrase("Arrow keys go to rows and their buttons, drag with Shift, and move rows with Alt."));
    this.list.tabIndex = 0;
    this.field = made("input", "field");
    this.field.setAttribute("aria-label", phrase("Text of the row"));
    this.board = made("div", "board");
    this.board.textContent = phrase("keyboard");
    this.field.hidden = this.board.hidden = true;
    this.questions = made("div", "questions");
    inside.append(canvas, this.list, this.questions, this.field, this.board);
    this.inside = inside;
    // A finger may leave the table, and is seen there, too.
    this.fingers = made("div", "fingers");
    this.element.append(inside, this.fingers);
    place.replaceChildren(this.element);
    this.#painter = new Painter(canvas, isMirrored);
    this.resize(width, height, room);
    this.#words = new Words(this.list, on.action);
    this.#listen(on);
  }

  #listen(on) {
    const { field } = this;
    field.addEventListener("input", () => on.text(field.value));
    field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "Enter" && event.key !== "Escape") return;
      on.textEnd();
      this.#words.takeFocus({ row: this.#edited });
    });
    field.addEventListener("blur", () => {
      if (!field.hidden) on.textEnd();
    });
  }

  /** The table has this extent, in its own points; what is wider than the room that there is, is made smaller as a whole. */
  resize(width, height, room) {
    Object.assign(this, { width, height, room, factor: Math.min(1, room / width), pixels: devicePixelRatio });
    const { element, inside, fingers, factor } = this;
    element.style.cssText = `width:${width * factor}px;height:${height * factor}px`;
    inside.style.cssText = `width:${width}px;height:${height}px;transform:scale(${factor})`;
    fingers.style.cssText = `transform:scale(${factor})`;
    this.#painter.resize(width, height, Math.max(1, devicePixelRatio || 1) * factor);
  }

  /** Where an event of the page is, in the table's points. */
  place({ clientX, clientY }) {
    const box = this.element.getBoundingClientRect();
    return [(clientX - box.left) / this.factor, (clientY - box.top) / this.factor];
  }

  /** The row that has the browser's focus; undefined where none has it. */
  get focusedRow() { return this.#words.focusedRow; }

  /** Whether keys have led where the browser's focus has not followed yet. */
  get isAhead() { return this.isLed || this.#words.isBehind; }

  /** Colours are now those of light or of dark. */
  darken(isDark) { this.#painter.darken(isDark); }

  /** Paints the table at a moment. Returns what is painted. */
  draw(time) {
    const frame = this.table.draw(time);
    this.#painter.paint(frame);
    return frame;
  }

  /** Says what is in sight, and asks what rows wait for. */
  describe(time) {
    const rows = this.table.rows(time);
    this.#words.tell(rows, this.table.rowCount, this.table.focus, this.isLed);
    this.isLed = false;
    const waiting = rows.filter(({ isWaiting }) => isWaiting);
    const asked = JSON.stringify(waiting.map(({ id, label, top, height }) => [id, label, top, height]));
    if (this.asked === asked) return;
    this.asked = asked;
    for (const { id, label } of waiting) if (!this.#waiting.has(id)) this.on.asked(label);
    this.#waiting = new Set(waiting.map(({ id }) => id));
    const hadFocus = this.questions.contains(document.activeElement);
    this.questions.replaceChildren(...waiting.map(({ id, label, top, height }) => {
      const question = made("div", "question");
      question.style.cssText = `top:${top}px;height:${height}px`;
      question.append(...[[phrase("Do it"), true], [phrase("Leave it"), false]].map(([words, isYes]) => {
        const button = made("button", isYes ? "main" : "");
        button.type = "button";
        button.textContent = words;
        button.setAttribute("aria-label", phrase("$1: $2", words, label));
        button.addEventListener("click", () => this.on.answer(id, isYes, label));
        return button;
      }));
      return question;
    }));
    if (!hadFocus) return;
    const next = this.questions.querySelector("button");
    if (next) next.focus({ preventScroll: true });
    else this.#words.takeFocus(this.table.focus);
  }

  /**
   * Shows a field over the text that is typed, if one is.
   *
   * @param {number} time The moment of the frame.
   * @param {boolean} takesKeys Whether the field gets the keyboard.
   * @returns {number} How much of the table a keyboard covers.
   */
  showField(frame, time, takesKeys) {
    const edited = this.table.editedText;
    const { field, board } = this;
    const covered = edited && this.height > 300 ? 140 : 0;
    board.hidden = !covered;
    board.style.height = `${covered}px`;
    if (!edited) {
      const hadKeys = document.activeElement === field;
      field.hidden = true;
      if (hadKeys) this.#words.takeFocus({ row: this.#edited });
      this.#edited = undefined;
      return covered;
    }
    const layer = frame.layers.find(({ row, part }) => row === edited.row && (part === "label" || part === "control"));
    if (layer) {
      const size = layer.text?.size ?? 17;
      field.style.cssText = `left:${layer.x}px;top:${layer.y}px;width:${layer.width}px;height:${layer.height}px;font-size:${size}px`;
    }
    if (field.value !== edited.text) show(field, edited.text);
    field.hidden = false;
    if (this.#edited !== edited.row) {
      const { label } = this.table.rows(time).find(({ id }) => id === edited.row) ?? {};
      field.setAttribute("aria-label", label ? phrase("Text of $1", label) : phrase("Text of the row"));
    }
    if (this.#edited !== edited.row && takesKeys) field.focus({ preventScroll: true });
    this.#edited = edited.row;
    return covered;
  }

  /** Shows where a finger is, or that it has gone. */
  showFinger(number, x, y, isDown) {
    let dot = this.#dots.get(number);
    if (!isDown) {
      dot?.remove();
      this.#dots.delete(number);
      return;
    }
    if (!dot) {
      dot = made("div", "finger");
      this.fingers.append(dot);
      this.#dots.set(number, dot);
    }
    dot.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Shows a finger that swipes over a row, as a hint; none without a place. */
  showGuide(place) {
    this.guide?.remove();
    this.guide = undefined;
    if (!place) return;
    this.guide = made("div", "finger guide");
    this.guide.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
    this.fingers.append(this.guide);
  }
}

/** Shows another text in a field; the cursor stays by the words that it was at, as by `EditedText.moved(to:)`, or is at the end. */
function show(field, text) {
  const old = field.value;
  const left = old.length - (field.selectionEnd ?? old.length);
  const shorter = Math.min(old.length, text.length);
  let before = 0;
  while (before < shorter && old[before] === text[before]) before += 1;
  let behind = 0;
  while (behind < shorter && old.at(-1 - behind) === text.at(-1 - behind)) behind += 1;
  field.value = text;
  const stays = left > 0 && before > 0 && old.length - left <= before;
  const cursor = stays ? old.length - left : left <= behind ? text.length - left : text.length;
  field.setSelectionRange(cursor, cursor);
}
