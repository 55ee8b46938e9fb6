// Takes the recorded gestures apart into streams of bytes that are alike, and puts them together again. Most of a script is where a
// finger was when. Fingers go on as they went, so that a report is told by how it differs from that: packed, half of what it was.

import { leb, numberFrom } from "./streams.js";

/** A report of a finger, in scripts as JSON: `at`, in seconds, and `x` and `y`, in points. */
const report = /"at":([\d.]*),"touch":\{"id":(\d+),"phase":"(\w+)","x":([-\d.]*),"y":([-\d.]*)\}/g;

/** What scripts give times and places in: milliseconds, and tenths of a point. */
const [perSecond, perPoint] = [1000, 10];

/** Where a finger was, and goes on to: reports by their differences from that. Both ways use it, so that they cannot differ. */
class Path {
  #before = { at: 0, x: 0, y: 0 };
  #last = { at: 0, x: 0, y: 0 };

  /** Where it is expected at a time. */
  expected(at) {
    const [last, before] = [this.#last, this.#before];
    const times = last.at === before.at ? 0 : (at - last.at) / (last.at - before.at);
    return { x: last.x + Math.round((last.x - before.x) * times), y: last.y + Math.round((last.y - before.y) * times) };
  }

  /** When it was reported last. */
  get time() { return this.#last.at; }

  /** The finger has been there. One that comes down rests there so far. */
  add(place, isDown) { [this.#before, this.#last] = [isDown ? place : this.#last, place]; }
}

/** Reports in order, each with the path of its finger so far. */
class Paths {
  #paths = new Map();

  of(id) {
    if (!this.#paths.has(id)) this.#paths.set(id, new Path());
    return this.#paths.get(id);
  }
}

/** A whole number, positive or negative, as one of 0 and more: those near 0 stay small. */
const unsigned = (number) => (number < 0 ? -2 * number - 1 : 2 * number);
const signed = (number) => (number % 2 ? -(number + 1) / 2 : number / 2);

/**
 * Takes scripts apart.
 *
 * @param {Uint8Array} bytes Their JSON, without blanks.
 * @returns {Uint8Array[]} The JSON without numbers of reports; times; places across; places down.
 */
export function splitGestures(bytes) {
  const [times, across, down] = [[], [], []];
  const paths = new Paths();
  const text = new TextDecoder().decode(bytes).replace(report, (whole, ...found) => {
    const [at, id, phase, x, y] = found;
    const place = { at: Math.round(at * perSecond), x: Math.round(x * perPoint), y: Math.round(y * perPoint) };
    const path = paths.of(id);
    const expected = path.expected(place.at);
    times.push(...leb(unsigned(place.at - path.time)));
    across.push(...leb(unsigned(place.x - expected.x)));
    down.push(...leb(unsigned(place.y - expected.y)));
    path.add(place, phase === "down");
    return whole.replace(`"at":${at}`, '"at":').replace(`"x":${x},"y":${y}`, '"x":,"y":');
  });
  return [new TextEncoder().encode(text), ...[times, across, down].map((stream) => Uint8Array.from(stream))];
}

/**
 * Puts scripts together.
 *
 * @param {Uint8Array[]} streams What `splitGestures` made.
 * @returns {Uint8Array}
 */
export function joinGestures([text, ...streams]) {
  const places = streams.map(() => 0);
  const [time, across, down] = streams.map((stream, index) => () => signed(numberFrom(() => stream[places[index]++])));
  const paths = new Paths();
  const joined = new TextDecoder().decode(text).replace(report, (whole, _, id, phase) => {
    const path = paths.of(id);
    const at = path.time + time();
    const expected = path.expected(at);
    const place = { at, x: expected.x + across(), y: expected.y + down() };
    path.add(place, phase === "down");
    return whole.replace('"at":', `"at":${at / perSecond}`).replace('"x":,"y":', `"x":${place.x / perPoint},"y":${place.y / perPoint}`);
  });
  return new TextEncoder().encode(joined);
}
