// The rows of a table in words: a list for screen readers and switches, with a button for each action, over the picture.

import { spokenLabel } from "./engine.js";

/** What is said of a row beside its actions. */
function words(row) {
  const parts = [spokenLabel(row) || "Row"];
  if (row.rest === "leading" || row.rest === "trailing") parts.push("open");
  if (row.isWaiting) parts.push("waits for an answer");
  return parts.join(", ");
}

export class Words {
  #items = new Map();
  #described = "";

  /**
   * @param {HTMLUListElement} list What is filled.
   * @param {(row: number, action: string) => void} onAction What a button does.
   */
  constructor(list, onAction) {
    this.list = list;
    list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) onAction(Number(button.closest("li").dataset.row), button.dataset.action);
    });
  }

  /** Says what is in sight; elements of rows that stay are kept, so that a screen reader keeps its place. */
  tell(rows) {
    const described = JSON.stringify(rows);
    if (described === this.#described) return;
    this.#described = described;
    const before = this.#items;
    const staying = new Set(rows.map(({ id }) => id));
    const focused = this.list.contains(document.activeElement) ? document.activeElement : undefined;
    const { action } = focused?.dataset ?? {};
    const heir = this.#heir(focused?.closest("li"), staying);
    // Rows that go do so first, so that no other is moved for them.
    for (const [id, item] of before) if (!staying.has(id)) item.remove();
    this.#items = new Map();
    let next = this.list.firstChild;
    for (const row of rows) {
      const item = before.get(row.id) ?? document.createElement("li");
      this.#items.set(row.id, item);
      this.#fill(item, row);
      if (item === next) next = item.nextSibling;
      else this.list.insertBefore(item, next);
    }
    if (!focused || this.list.contains(document.activeElement)) return;
    const item = this.#items.get(heir);
    if (item) focus(item, action);
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

  #fill(item, row) {
    const said = JSON.stringify([words(row), row.place, row.count, row.actions]);
    item.style.top = `${row.top}px`;
    item.style.height = `${row.height}px`;
    if (item.said === said) return;
    item.said = said;
    item.dataset.row = row.id;
    item.setAttribute("aria-posinset", row.place + 1);
    item.setAttribute("aria-setsize", row.count);
    const hadFocus = item.contains(document.activeElement);
    const { action } = document.activeElement?.dataset ?? {};
    item.replaceChildren(words(row), ...row.actions.map(({ id, title }) => {
      const button = document.createElement("button");
      button.type = "button";
      // The list is one stop of the tab key; its arrow keys lead to rows and actions.
      button.tabIndex = -1;
      button.dataset.action = id;
      button.textContent = title;
      return button;
    }));
    if (hadFocus) focus(item, action);
  }
}

/** Puts the focus on an action of a row, or on the row where it has none of that name. */
function focus(item, action) {
  item.tabIndex = -1;
  ((action && item.querySelector(`[data-action="${CSS.escape(action)}"]`)) || item).focus({ preventScroll: true });
}
