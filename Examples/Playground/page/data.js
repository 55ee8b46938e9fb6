// The files beside the page: in the one HTML file they are elements of it, packed; else they are fetched from the folder `data`.

import { unpack } from "./lzma.js";
import { join } from "./streams.js";

/**
 * Reads a file that `build` has made.
 *
 * @param {string} name "playground.wasm"; "scripts.json", the recorded gestures by their names; "laws.json", what each correction
 *   cures; "about.json", what the page was made with.
 * @returns {Promise<Uint8Array>}
 */
export async function load(name) {
  const element = document.getElementById(name);
  if (!element) return new Uint8Array(await (await fetch(`data/${name}`)).arrayBuffer());
  const packed = Uint8Array.from(atob(element.textContent), (sign) => sign.charCodeAt(0));
  let place = 0;
  const streams = element.dataset.lengths.split(" ").map((lengths) => {
    const [count, length] = lengths.split(":").map(Number);
    return unpack(packed.subarray(place, place += count), length);
  });
  return streams.length > 1 ? join(streams) : streams[0];
}

/** Reads one of the JSON files. */
export async function loadJSON(name) { return JSON.parse(new TextDecoder().decode(await load(name))); }
