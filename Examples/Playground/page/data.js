// The files beside the page: in the one HTML file they are elements of it, packed; else they are fetched from the folder `data`.

import { unpack } from "./lzma.js";

/**
 * Reads a file that `build` has made.
 *
 * @param {string} name "playground.wasm"; "scripts.json", the recorded gestures by their names.
 * @param {function(Uint8Array[]): Uint8Array} join Puts the file together where it is packed in streams.
 * @returns {Promise<Uint8Array>}
 */
export async function load(name, join = ([only]) => only) {
  const element = document.getElementById(name);
  if (!element) return new Uint8Array(await (await fetch(`data/${name}`)).arrayBuffer());
  const packed = Uint8Array.from(atob(element.textContent), (sign) => sign.charCodeAt(0));
  let place = 0;
  return join(element.dataset.lengths.split(" ").map((lengths) => {
    const [count, length] = lengths.split(":").map(Number);
    return unpack(packed.subarray(place, place += count), length);
  }));
}

/** Reads one of the JSON files. */
export async function loadJSON(name, join) { return JSON.parse(new TextDecoder().decode(await load(name, join))); }
