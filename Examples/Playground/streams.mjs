// Takes a module apart for page/streams.js. Alone, it gives a module's memory its natural alignments:
//
//     node streams.mjs FROM TO

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { names, walk } from "./page/streams.js";

/**
 * Takes a module apart.
 *
 * @param {Uint8Array} module One whose alignments are natural.
 * @returns {Uint8Array[]} A stream for each of the names.
 */
export function split(module) {
  const streams = names.map(() => []);
  let place = 0;
  walk({
    next(stream) {
      if (place < module.length) streams[stream].push(module[place]);
      return module[place++];
    },
    sized(inside) {
      while (module[place++] > 127);
      inside();
    },
    aligned() { place += 1; },
  });
  return streams.map((stream) => Uint8Array.from(stream));
}

/**
 * The same module, in which everything that is read and written is said to be aligned by its size.
 *
 * An alignment only tells an engine what to expect, and changes no result. Compilers state what they can prove; then it would be
 * four kilobytes that say nothing.
 */
export function natural(module) {
  const changed = Uint8Array.from(module);
  let place = 0;
  walk({
    next() { return module[place++]; },
    sized(inside) {
      while (module[place++] > 127);
      inside();
    },
    aligned(exponent) { changed[place++] = exponent; },
  });
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , from, to] = process.argv;
  writeFileSync(to, natural(readFileSync(from)));
}
