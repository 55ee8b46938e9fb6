// The rows of a table in words: a grid for screen readers and switches, with a button for each action, over the picture.
//
// A grid, because readers then give the arrow keys to the table and still read its rows as they read a page. The browser's focus is
// on what the keys are about, so that readers say it without being told: on a cell, since NVDA takes the arrow keys back where a
// button in a cell has the focus. The buttons are there for whoever reads the page, and presses them.

import { spokenLabel } from "./engine.js";

/** What is said of a row beside its actions. */
export function words(row) {
  const parts = [spokenLabel(row) || "Row"];
  if (row.rest === "leading" || row.rest === "trailing") parts.push("open");
  if (row.isWaiting) parts.push("waits for an answer");
  return parts.join(", ");
}

/** An element with a role. */
function made(role) {
  const element = document.createElement("div");
  element.setAttribute("role", role);
  return element;
}

export class Words {
  #items = new Map();
  #described = "";
  /** What the table's keys are about: `row`, and perhaps an `action`. */
  #place;
  /** Whether keys have led there, and the browser's focus has not followed yet. */
  isBehind = false;

  /**
   * @param {HTMLElement} list What is filled.
   * @param {(row: number, action: string) => void} onAction What a button does.
   */
  constructor(list, onAction) {
    this.list = list;
    list.addEventListener("click", (event) => {
      const one = event.target.closest("[data-action]");
      if (one) onAction(Number(one.closest("[role=row]").dataset.row), one.dataset.action);
    });
    // The tab key comes in where the keys were last, or at the first row, and goes out from any.
    list.addEventListener("focusin", ({ target, relatedTarget }) => {
      list.tabIndex = target === list ? 0 : -1;
      if (target === list && list.matches(":focus-visible") && !list.contains(relatedTarget)) this.takeFocus(this.#place ?? { row: this.#first });
    });
    list.addEventListener("focusout", () => { list.tabIndex = 0; });
  }

  /**
   * Says what is in sight; elements of rows that stay are kept, so that a screen reader keeps its place.
   *
   * @param {object[]} rows As a table tells them.
   * @param {number} count How many rows there are, in sight or not.
   * @param {object} [place] What the table's keys are about: `row`, and perhaps an `action`.
   * @param {boolean} isLed Whether keys have led there since the last time.
   */
  tell(rows, count, place, isLed) {
    this.#place = place;
    this.isBehind ||= isLed;
    const described = JSON.stringify([rows, count]);
    if (described !== this.#described) {
      this.#described = described;
      this.#fill(rows, count);
    }
    if (this.isBehind) this.follow();
  }

  /** Puts the focus, where the list has it, on what the keys are about, as soon as that is in sight. */
  follow() {
    const item = this.#items.get(this.#place?.row);
    this.isBehind = this.#place !== undefined && !item;
    if (item && this.list.contains(document.activeElement)) focus(item, this.#place.action);
  }

  /** The first row in sight. */
  get #first() { return this.#items.keys().next().value; }

  /** The row that has the browser's focus. */
  get focusedRow() {
    const { row } = (this.list.contains(document.activeElement) && document.activeElement.closest("[role=row]"))?.dataset ?? {};
    return row && Number(row);
  }

  /** Gives the focus back to the list: to a row, or one of its actions, while it is in sight. */
  takeFocus(place) {
    const item = this.#items.get(place?.row);
    if (item) focus(item, place.action);
    else this.list.focus({ preventScroll: true });
  }

  #fill(rows, count) {
    const before = this.#items;
    const staying = new Set(rows.map(({ id }) => id));
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    const { action } = focused?.dataset ?? {};
    const isButton = focused?.localName === "button";
    const heir = this.#heir(focused?.closest("[role=row]"), staying);
    this.list.setAttribute("aria-rowcount", count);
    // Rows that go do so first, so that no other is moved for them.
    for (const [id, item] of before) if (!staying.has(id)) item.remove();
    this.#items = new Map();
    let next = this.list.firstChild;
    for (const row of rows) {
      const item = before.get(row.id) ?? made("row");
      this.#items.set(row.id, item);
      this.#write(item, row);
      if (item.contains(focused)) {
        // What has the focus is not moved, or readers begin again: others go behind it.
        while (next !== item) {
          const later = next.nextSibling;
          this.list.append(next);
          next = later;
        }
      }
      if (item === next) next = item.nextSibling;
      else this.list.insertBefore(item, next);
    }
    if (!focused || this.list.contains(document.activeElement)) return;
    // Where keys have led to another row, nobody has to hear of this one.
    if (this.isBehind) return this.takeFocus(this.#place);
    const item = this.#items.get(heir);
    if (item) focus(item, action, isButton);
    else this.list.focus({ preventScroll: true });
  }

  /** Which row gets the focus of one: itself while it stays, else the one that follows it, else the one before. */
  #heir(item, staying) {
    const isLeft = (one) => staying.has(Number(one.dataset.row));
    const all = [...this.list.children];
    const place = all.indexOf(item);
    if (place < 0) return undefined;
    const heir = all.slice(place).find(isLeft) ?? all.slice(0, place).findLast(isLeft);
    return heir && Number(heir.dataset.row);
  }

  #write(item, row) {
    item.style.top = `${row.top}px`;
    item.style.height = `${row.height}px`;
    item.dataset.row = row.id;
    item.dataset.rest = row.rest;
    item.setAttribute("aria-rowindex", row.index + 1);
    if (!item.firstChild) item.append(cell());
    const name = item.firstChild;
    const said = words(row);
    if (name.textContent !== said) name.textContent = said;
    const offered = JSON.stringify(row.actions);
    if (item.offered === offered) return;
    item.offered = offered;
    const focused = document.activeElement;
    const { action } = (item.contains(focused) && focused.dataset) || {};
    // The row's own cell stays: whoever hears that the focus has come back, no longer hears what is announced.
    while (name.nextSibling) name.nextSibling.remove();
    item.append(...row.actions.map(({ id, title }) => {
      const button = document.createElement("button");
      button.type = "button";
      // The list is one stop of the tab key; its arrow keys lead to rows and actions.
      button.tabIndex = -1;
      button.dataset.action = id;
      button.textContent = title;
      const one = cell();
      one.dataset.action = id;
      one.append(button);
      return one;
    }));
    if (action) focus(item, action, focused.localName === "button");
  }
}

/** A cell that keys can lead to. */
function cell() {
  const one = made("gridcell");
  one.tabIndex = -1;
  return one;
}

/** Puts the focus on an action of a row, or on the row where it has none of that name. */
function focus(item, action, isButton = false) {
  const kind = isButton ? "button" : "[role=gridcell]";
  ((action && item.querySelector(`${kind}[data-action="${CSS.escape(action)}"]`)) || item.firstChild).focus({ preventScroll: true });
}
