// What the engines take in WebAssembly, and beside it on this machine: a report of a finger, a frame, memory.
//
//     node Tests/measure.mjs .build/playground.wasm [the native program Measure]
//
// Times are for people: the least of some rounds, on whatever machine this is. What fails is what does not depend on it: a frame at a
// million rows that takes over 1.2 times one at a thousand in the same run, and memory.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Engine } from "../page/engine.js";

const [wasm, native] = process.argv.slice(2);
const bytes = readFileSync(wasm);
const trailing = [{ id: "delete", title: "Delete", role: "destructive" }, { id: "more", title: "More" }];
const kinds = { "constraint-swipe": { row: { trailing } }, "gesture-list": {}, "expandable-table": {} };
const make = (engine, of, rows) => engine.make({ of, rows, width: 390, height: 560, ...kinds[of] });

/** Drags as Measure.swift does, and draws a frame after every second report; returns the nanoseconds of each. */
function drag(table) {
  let now = 0;
  const stroke = (reports, drawsFrames) => {
    table.touch(0, "down", 200, 300, now);
    for (let number = 0; number < reports; number++) {
      now += 1 / 120;
      const away = number % 100 < 50 ? number % 50 : 50 - (number % 50);
      table.touch(0, "moved", 200 - 3 * away, 300, now);
      if (drawsFrames && number % 2 === 1) table.draw(now);
    }
    table.touch(0, "up", 200, 300, now);
    now += 2;
    table.draw(now);
  };
  let [report, frame] = [Infinity, Infinity];
  for (let round = 0; round < 60; round++) {
    const start = performance.now();
    stroke(300, round >= 30);
    const nanoseconds = (performance.now() - start) * 1e6 / 300;
    if (round < 30) report = Math.min(report, nanoseconds);
    else frame = Math.min(frame, 2 * (nanoseconds - report));
  }
  return { report, frame };
}

const here = new Map(native ? execFileSync(native, { encoding: "utf8" }).trim().split("\n").map((line) => {
  const [of, rows, report, frame] = line.split(" ");
  return [`${of} ${rows}`, { report: Number(report), frame: Number(frame) }];
}) : []);

let failures = 0;
const frames = new Map();
for (const of of ["constraint-swipe", "gesture-list"]) {
  for (const rows of [1000, 1_000_000]) {
    const table = make(await Engine.load(bytes), of, rows);
    const { report, frame } = drag(table);
    const beside = here.get(`${of} ${rows}`);
    const other = (time) => (beside ? ` (here ${beside[time].toFixed(0)})` : "");
    console.log(`${of}, ${rows} rows: a report ${report.toFixed(0)} ns${other("report")}, a frame ${frame.toFixed(0)} ns${other("frame")}`);
    frames.set(`${of} ${rows}`, frame);
  }
  const ratio = frames.get(`${of} 1000000`) / frames.get(`${of} 1000`);
  console.log(`${of}: a frame at a million rows takes ${ratio.toFixed(2)} times one at a thousand.`);
  if (ratio > 1.2) failures += 1;
}
for (const [of, most] of [["constraint-swipe", 80], ["expandable-table", 120], ["gesture-list", 155]]) {
  const engine = await Engine.load(bytes);
  const table = make(engine, of, 1_000_000);
  drag(table);
  const size = engine.memorySize / 1e6;
  console.log(`${of}, a million rows: ${size.toFixed(0)} MB of at most ${most}`);
  if (size > most) failures += 1;
}
process.exitCode = failures ? 1 : 0;
