// Puts functions that are alike side by side, since what is near takes fewer bits to point back to.
//
//     node order.mjs IN.wat OUT.wat
//
// Which function follows is the one that shares most runs of instructions with the last one, the rarer the better.

import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
/** How many instructions a run has, and in how many functions it may be and still say something. */
const [length, most] = [8, 60];

const text = readFileSync(from, "utf8");
const pattern = /^ \(func [^]*?\n \)\n/gm;
const functions = text.match(pattern);
const runs = functions.map((code) => {
  const instructions = code.match(/\((?!local )[\w.]+/g);
  return new Set(instructions.map((_, start) => instructions.slice(start, start + length).join()));
});
const having = new Map();
for (const [index, own] of runs.entries()) {
  for (const run of own) having.set(run, [...having.get(run) ?? [], index]);
}

/** What is left, the largest first. */
const left = new Set([...functions.keys()].sort((one, other) => runs[other].size - runs[one].size));

/** The function that is most like another one; the largest where none is. */
function next(last) {
  const shared = new Map();
  for (const run of runs[last]) {
    const all = having.get(run);
    if (all.length > most) continue;
    for (const index of all) if (left.has(index)) shared.set(index, (shared.get(index) ?? 0) + 1 / all.length);
  }
  const likeness = (index) => shared.get(index) / (runs[index].size + runs[last].size);
  let [best] = shared.keys();
  for (const index of shared.keys()) if (likeness(index) > likeness(best)) best = index;
  return best ?? left.values().next().value;
}

const order = [];
for (let [index] = left; index !== undefined; index = next(index)) {
  order.push(functions[index]);
  left.delete(index);
}
writeFileSync(to, text.replace(pattern, () => order.shift()));
