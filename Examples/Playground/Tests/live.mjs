// Plays scripts to the page's own engines, and holds each moment against what docgen says of the recording.
//
//     node Tests/live.mjs .build/playground.wasm ../../.build/debug/docgen [how many random scripts of each kind]
//
// Every recorded script that the page can play, and random ones of every design, rule set and direction, with all corrections and
// with none: fingers, a pointer, a wheel, keys, actions, texts, sizes. Frames are drawn in between. After each event the table must
// have told what the trace tells, and its rows must be where the trace has them; outside of a frame's damage nothing may look
// otherwise than before; and at the end the layers that the page has put together change by change must be those of a table that is
// drawn once.

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { Engine } from "../page/engine.js";
import { readScript } from "../page/script.js";
import { Unknown } from "../page/setup.js";
import { recordedScripts, replay, withRows } from "./native.mjs";
import { randomScripts } from "./random.mjs";

const [wasm, docgen, count = "3"] = process.argv.slice(2);
const engine = await Engine.load(readFileSync(wasm));

/** A number as traces have it: at most six decimals. */
const rounded = (number) => Math.round(number * 1e6) / 1e6;
const differs = (a, b) => Math.abs(a - b) > 1.5e-6;

/** What the trace of a moment and the live table do not agree on; undefined where they do. */
function disagreement(table, step, at, told, said) {
  const names = told.map(({ name }) => name);
  if (!isDeepStrictEqual(names, step.notices)) return `it told ${names}, not ${step.notices}`;
  const { state } = step;
  if (differs(table.contentOffset(at), state.contentOffset)) {
    return `the content is at ${table.contentOffset(at)}, not ${state.contentOffset}`;
  }
  // Traces have what is said of keys and of undoing.
  if (/^(key\.|undo)/.test(step.event) && said !== (state.announcement ?? "")) return `it said ${said}, not ${state.announcement}`;
  const rows = new Map(table.rows(at).map((row) => [row.id, row]));
  const seen = state.rows ?? [];
  if (table.configuration.of === "gesture-list") {
    for (const row of seen) {
      const found = rows.get(row.id);
      const offset = table.look(row.id, 0, at)?.offset;
      if (!found) return `row ${row.id} is not in sight`;
      if (offset === undefined || differs(offset, row.x)) return `row ${row.id} is at ${offset}, not ${row.x}`;
    }
    return undefined;
  }
  if (rows.size !== seen.length) return `${rows.size} rows are in sight, not ${seen.length}`;
  for (const { id, height, state: row } of seen) {
    const found = rows.get(id);
    if (!found) return `row ${id} is not in sight`;
    if (row.offset === undefined) continue;
    const look = table.look(id, 0, at);
    if (differs(look.offset, row.offset)) return `row ${id} is at ${look.offset}, not ${row.offset}`;
    if (look.rest !== row.rest) return `row ${id} rests ${look.rest}, not ${row.rest}`;
    if (differs(found.height, height) && !table.settles) return `row ${id} is ${found.height} high, not ${height}`;
  }
  return undefined;
}

/** All that is seen at a point, as a text: the layers that cover it, in the looks that those around them give them. */
function seen(layers, x, y) {
  let text = "";
  // The layers that contain the next one: how they scale it, and whether they hide it here.
  const around = [];
  for (const layer of layers) {
    while (around.length > layer.depth) around.pop();
    let [left, top, right, bottom] = [layer.x, layer.y, layer.x + layer.width, layer.y + layer.height];
    for (const { layer: outer } of [{ layer }, ...around.toReversed()]) {
      const [middleX, middleY] = [outer.x + outer.width / 2, outer.y + outer.height / 2];
      [left, right] = [middleX + (left - middleX) * outer.scaleX, middleX + (right - middleX) * outer.scaleX];
      [top, bottom] = [middleY + (top - middleY) * outer.scaleY, middleY + (bottom - middleY) * outer.scaleY];
    }
    const isHere = x >= left && x < right && y >= top && y < bottom;
    const isHidden = around.at(-1)?.isHidden || (layer.clips && !isHere);
    if (isHere && !around.at(-1)?.isHidden) text += JSON.stringify([layer, around.map(({ layer: { alpha } }) => alpha)]);
    around.push({ layer, isHidden });
  }
  return text;
}

/** A point of the table whose looks have changed although it is outside of the damage; undefined where there is none. */
function missedPoint(before, { layers, damage }) {
  const [{ width, height }] = layers;
  const isDamaged = (x, y) => damage && x >= damage.x - 0.01 && y >= damage.y - 0.01
    && x <= damage.x + damage.width + 0.01 && y <= damage.y + damage.height + 0.01;
  for (let number = 0; number < 24; number++) {
    const [x, y] = [((number * 0.618034 + frames * 0.37) % 1) * width, ((number * 0.754878 + frames * 0.23) % 1) * height];
    if (!isDamaged(x, y) && seen(before, x, y) !== seen(layers, x, y)) return `${x.toFixed(1)}, ${y.toFixed(1)}`;
  }
  return undefined;
}

let [played, moments, frames, failures] = [0, 0, 0, 0];

function fail(name, sentence) {
  failures += 1;
  if (failures <= 10) console.log(`${name}: ${sentence}`);
}

/** Plays a script live; what it recorded must replay to the same. */
function play(name, text) {
  const { configuration, events } = readScript(text);
  const table = engine.make(configuration);
  const course = [{ told: table.notices.splice(0), time: 0 }];
  let [frame, shown] = [0, undefined];
  for (const { at, happen } of events) {
    for (; frame / 60 < at; frame += 1 + (frames % 7)) {
      const count = table.recording.count;
      const drawn = table.draw(frame / 60);
      frames += 1;
      const missed = shown && missedPoint(shown, drawn);
      if (missed) fail(name, `at ${frame / 60} the damage leaves ${missed} out`);
      shown = drawn.layers.map((layer) => ({ ...layer }));
      // A frame that matters is an event of the recording, too.
      if (table.recording.count > count) course.push({ told: table.notices.splice(0) });
      else if (table.notices.length > 0) fail(name, `a frame told ${table.notices.splice(0).map((one) => one.name)}`);
    }
    const before = table.recording.count;
    const said = happen(table);
    if (table.recording.count > before) course.push({ told: table.notices.splice(0), said });
  }
  const traces = replay(docgen, table.recording.script);
  let trace;
  try {
    trace = JSON.parse(traces);
  } catch {
    return fail(name, traces);
  }
  if (trace.steps.length !== course.length) return fail(name, `${course.length} moments, not ${trace.steps.length}`);
  // The table is played again, to be asked at each moment.
  const again = readScript(table.recording.script);
  const second = engine.make(again.configuration);
  for (const [index, step] of trace.steps.entries()) {
    let said;
    if (index > 0) said = again.events[index - 1].happen(second);
    else second.wait(0);
    moments += 1;
    const at = index > 0 ? again.events[index - 1].at : 0;
    const wrong = disagreement(second, step, at, index === 0 ? course[0].told : second.notices.splice(0), said)
      ?? (isDeepStrictEqual(course[index].told.map((one) => one.name), step.notices) ? undefined : "frames made it tell something else");
    if (wrong) {
      return fail(name, `${step.event} at ${step.at}: ${wrong}`);
    }
  }
  const end = (events.at(-1)?.at ?? 0) + 3;
  const [one, other] = [table.draw(end).layers, second.draw(end).layers];
  if (!isDeepStrictEqual(one, other)) {
    const index = one.findIndex((layer, place) => !isDeepStrictEqual(layer, other[place]));
    fail(name, `layer ${index} is ${JSON.stringify(one[index])}, not ${JSON.stringify(other[index])}`);
  }
  table.destroy();
  second.destroy();
  played += 1;
}

// What cannot be made is refused with a sentence, and nothing traps: the next table is made.
for (const configuration of [
  { of: "curtain" }, { of: "gesture-list", rows: 1e9 }, { of: "gesture-list", rows: -1 }, { of: "gesture-list", height: 1e6 },
  { of: "scroll-swipe", rows: 3, row: { trailing: [{ id: "delete" }] } }, { of: "scroll-swipe", rows: 3, row: { curtain: 1 } },
  { of: "scroll-swipe", rows: ["One", 2] }, { of: "scroll-swipe", rows: 3, width: "320" }, { of: "gesture-list", direction: "up" },
  { of: "expandable-table", list: { descriptors: [[{ cellIdentifier: "idCellNormal", isExpandable: true, additionalRows: 5 }]] } },
  { of: "gesture-list", rows: 3, list: { corrections: ["nothing"] } }, { of: "gesture-list", options: { slop: "far" } },
]) {
  try {
    engine.make(configuration);
    fail(JSON.stringify(configuration), "it was made");
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
  }
}

const left = [];
for (const path of recordedScripts) {
  const { name, text } = withRows(path);
  try {
    play(name, text);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    left.push(`${name}: ${error.message}`);
  }
}
console.log(`${played} recorded scripts are played live; ${left.length} are for docgen replay:`);
for (const sentence of left) console.log(`  ${sentence}`);
const recorded = played;
for (const { name, text } of randomScripts(engine, Number(count))) play(name, text);
console.log(`${played - recorded} random scripts. ${moments} moments and ${frames} frames, of which ${failures} disagree with this machine.`);
process.exitCode = failures ? 1 : 0;
