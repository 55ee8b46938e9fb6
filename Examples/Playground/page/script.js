// Gesture scripts, read: what to make, and what to let happen to it when.

import { checkKeys, Unknown } from "./setup.js";

/** What lets an event of a script happen to a table, by its kind: the keys that it may have, and how. */
const happenings = {
  touch: [["id", "phase", "x", "y"], (table, { id, phase, x, y }, at) => table.touch(id, phase, x, y, at)],
  wheel: [["phase", "x", "y", "delta"], (table, { phase, x, y, delta = [0, 0] }, at) =>
    table.wheel(phase, x, y, ...(typeof delta === "number" ? [delta, 0] : delta), at)],
  key: [["key", "movesRow"], (table, { key, movesRow = false }, at) => table.key(key, movesRow, at)],
  hover: [["x", "y"], (table, { x, y }, at) => (x === undefined ? table.leave(at) : table.hover(x, y, at))],
  perform: [["action", "row"], (table, { action, row }, at) => table.perform(action, row, at)],
  confirm: [["row"], (table, { row }, at) => table.confirm(row, at)],
  cancel: [["row"], (table, { row }, at) => table.cancel(row, at)],
  type: [["text"], (table, { text }, at) => table.type(text, at)],
  edit: [["text"], (table, { text }, at) => table.type(text, at)],
  endEditing: [[], (table, _, at) => table.endEditing(at)],
  undo: [[], (table, _, at) => table.undo(at)],
  resize: [["width", "height"], (table, { width, height }, at) => table.resize(width, height, at)],
  scrollTo: [["contentOffset"], (table, { contentOffset }, at) => table.scrollTo(contentOffset, at)],
  scrollToRow: [["row", "anchor", "animated"], (table, { row, anchor, animated = true }, at) =>
    table.scrollToRow(row, anchor, animated, at)],
  keyboard: [["height"], (table, { height }, at) => table.keyboard(height, at)],
  cancelTouches: [[], (table, _, at) => table.cancelTouches(at)],
  reducesMotion: [["isOn"], (table, { isOn = true }, at) => table.reduceMotion(isOn, at)],
  highlights: [["press", "hover"], (table, highlights, at) => table.highlight(highlights, at)],
  policies: [["oneOpen", "closesOnScroll", "closesOnOutsideTap"], (table, policies, at) => table.setPolicies(policies, at)],
  options: [undefined, (table, options, at) => table.setOptions(options, at)],
  wait: [[], (table, _, at) => table.wait(at)],
};

/**
 * Reads the text of a script.
 *
 * @returns {{ configuration: object, events: { at: number, kind: string, happen: (table: Table) => void }[] }} What
 *   `engine.make` takes, and the events in order; each happens at its own time, in seconds since the table was made.
 * @throws {Unknown} With a sentence, where the script is no JSON, plays to a single row or a list without a table, or has events
 *   that no person makes on this page: `docgen replay` plays those.
 */
export function readScript(text) { return read(parsed(text)); }

/** Reads a text of one script, or of two, which are those of both tables. */
export function readScripts(text) {
  const scripts = [parsed(text)].flat();
  if (scripts.length < 1 || scripts.length > 2) throw new Unknown(`This file has ${scripts.length} scripts.`);
  return scripts.map(read);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unknown(`This is no script: ${error.message}.`);
  }
}

function read(script) {
  if (Array.isArray(script)) throw new Unknown(`This file has ${script.length} scripts.`);
  if (script.design !== "headless-table") throw new Unknown(`This script plays to ${script.design}, without a table around it.`);
  checkKeys(script, ["design", "configuration", "events", "name", "description"], "A script");
  let latest = 0;
  const events = (script.events ?? []).map(({ at = latest, ...rest }) => {
    const [kind] = Object.keys(rest);
    const happening = happenings[kind];
    if (!happening) throw new Unknown(`This script has the event ${kind}, which nobody makes here.`);
    const [keys, happen] = happening;
    if (keys) checkKeys(rest[kind], keys, `The event ${kind}`);
    latest = at;
    return { at, kind, happen: (table) => happen(table, rest[kind], at) };
  });
  return { configuration: script.configuration ?? {}, events };
}
