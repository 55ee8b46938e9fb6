// What the engines are made of: the bytes of each module's functions, before wasm-opt.
//
//     node Tests/sizes.mjs .build/wasm32-unknown-none-wasm/release/Playground.wasm

import { readFileSync } from "node:fs";

const bytes = readFileSync(process.argv[2]);
let place = 8;

function number() {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = bytes[place++];
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if (byte < 128) return value;
  }
}
function text() {
  const length = number();
  place += length;
  return bytes.toString("utf8", place - length, place);
}

const names = new Map();
const sizes = [];
let imported = 0;
while (place < bytes.length) {
  const section = bytes[place++];
  const length = number();
  const end = place + length;
  if (section === 2) {
    for (let left = number(); left > 0; left--) {
      text();
      text();
      // Only functions are imported here: a kind and the number of a type.
      place += 1;
      number();
      imported += 1;
    }
  } else if (section === 10) {
    for (let left = number(); left > 0; left--) {
      const start = place;
      const size = number();
      place += size;
      sizes.push(place - start);
    }
  } else if (section === 0 && text() === "name") {
    while (place < end) {
      const kind = bytes[place++];
      const next = number() + place;
      if (kind === 1) for (let left = number(); left > 0; left--) names.set(number(), text());
      place = next;
    }
  }
  place = end;
}

const modules = [
  "ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "ExpandableTable", "GestureList", "HeadlessTable", "InteractionLists",
  "InteractionCore", "Playground",
];
const parts = new Map();
for (const [index, size] of sizes.entries()) {
  const name = names.get(index + imported) ?? "";
  // The first module that a mangled name has is the one that the function is of.
  const [, count, rest] = /\$[se](\d+)(\w+)/.exec(name) ?? [];
  const module = rest?.slice(0, Number(count));
  let part = "memory and the like";
  if (modules.includes(module)) part = module;
  else if (name.startsWith("$")) part = modules.some((one) => name.includes(one)) ? "standard library, for types of the engines" : "standard library";
  parts.set(part, (parts.get(part) ?? 0) + size);
}
const all = sizes.reduce((sum, size) => sum + size, 0);
for (const [part, size] of [...parts].sort((a, b) => b[1] - a[1])) {
  console.log(`${String(size).padStart(8)} ${(size / all * 100).toFixed(0).padStart(3)} %  ${part}`);
}
console.log(`${String(all).padStart(8)}        in ${sizes.length} functions`);
