// Unpacks LZMA. A browser has gzip, but that looks back 32 kB only, and the engines take a third more.
//
// The stream is as xz and Python write it with `lp=0, pb=0`, without a header; in the place of its first byte, which says nothing,
// stands `lc`: how many bits of the byte before matter to the next one. It is read while a reader waits, before the
// browser has compiled this well: so it is one function with plain variables.

// Where the probabilities begin of what a stream says next, and how many there are: some for each of the twelve states, which are
// the latest packets as far as they matter; below 7 the last one was a single byte.
const states = 12;
/** Whether a repetition follows, or a byte. */
const isRepetition = 0;
/** Whether it looks as far back as an earlier one; whether not the latest, nor the one before, nor the one before that. */
const isKnown = isRepetition + states;
const isOlder = isKnown + states;
const isThird = isOlder + states;
const isFourth = isThird + states;
/** Whether it is longer than a byte. */
const isLong = isFourth + states;
/** How long a repetition is, and one whose distance is known: two choices, 8, 8 and 256 lengths. */
const lengths = isLong + states;
const knownLengths = lengths + 2 + 8 + 8 + 256;
/** How far back: 64 orders of magnitude for each of four lengths, near places, and the last bits of far ones. */
const slots = knownLengths + 2 + 8 + 8 + 256;
const near = slots + 4 * 64;
const far = near + 128;
/** A byte, for each beginning that the one before has. */
const bytesOdds = far + 16;

/**
 * Unpacks bytes.
 *
 * @param {Uint8Array} packed The stream, of bytes that were not changed on the way: what is wrong with it is not noticed.
 * @param {number} length How many bytes it becomes.
 * @returns {Uint8Array}
 */
export function unpack(packed, length) {
  const bytes = new Uint8Array(length);
  // Of a zero, of 2048.
  const odds = new Uint16Array(bytesOdds + (0x300 << packed[0])).fill(1024);
  const unlike = 8 - packed[0];
  let range = -1;
  let code = packed[1] << 24 | packed[2] << 16 | packed[3] << 8 | packed[4];
  let next = 5;

  /** A bit whose odds are learnt. */
  function bit(place) {
    const even = odds[place];
    const bound = Math.imul(range >>> 11, even);
    let one = 0;
    if (code >>> 0 < bound >>> 0) {
      range = bound;
      odds[place] = even + (2048 - even >> 5);
    } else {
      range = range - bound | 0;
      code = code - bound | 0;
      odds[place] = even - (even >> 5);
      one = 1;
    }
    if (range >>> 24 === 0) {
      range <<= 8;
      code = code << 8 | packed[next++];
    }
    return one;
  }

  /** A number of so many bits, the highest one first, each with odds for what is before it. */
  function number(start, count) {
    let number = 1;
    for (let left = count; left > 0; left--) number = number << 1 | bit(start + number);
    return number - (1 << count);
  }

  /** The same, the lowest one first. */
  function reversed(start, count) {
    let [place, number] = [1, 0];
    for (let index = 0; index < count; index++) {
      const one = bit(start + place);
      place = place << 1 | one;
      number |= one << index;
    }
    return number;
  }

  /** A number whose bits are as probable as not. */
  function plain(count) {
    let number = 0;
    for (let left = count; left > 0; left--) {
      range >>>= 1;
      const isOne = code >>> 0 >= range >>> 0;
      if (isOne) code = code - range | 0;
      number = number << 1 | (isOne ? 1 : 0);
      if (range >>> 24 === 0) {
        range <<= 8;
        code = code << 8 | packed[next++];
      }
    }
    return number;
  }

  function lengthOf(start) {
    if (!bit(start)) return 2 + number(start + 2, 3);
    return bit(start + 1) ? 18 + number(start + 18, 8) : 10 + number(start + 10, 3);
  }

  /** From 0 for the byte before. */
  function distance(length) {
    const slot = number(slots + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 | slot & 1) << count;
    if (slot < 14) return base + reversed(near + base - slot, count);
    return base + (plain(count - 4) << 4) + reversed(far, 4);
  }

  let state = 0;
  let [latest, second, third, fourth] = [0, 0, 0, 0];

  function byte(place) {
    const start = bytesOdds + 0x300 * (place ? bytes[place - 1] >> unlike : 0);
    let number = 1;
    if (state >= 7) {
      // Behind a repetition: the byte that would have continued it is not the one, but its first bits may be.
      let guess = bytes[place - latest - 1];
      while (number < 256) {
        const guessed = guess >> 7;
        guess = guess << 1 & 255;
        const one = bit(start + (1 + guessed << 8) + number);
        number = number << 1 | one;
        if (one !== guessed) break;
      }
    }
    while (number < 256) number = number << 1 | bit(start + number);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
    return number;
  }

  /** The length of a repetition, whose distance is the latest afterwards. */
  function repetition() {
    const wasByte = state < 7;
    if (!bit(isKnown + state)) {
      [fourth, third, second] = [third, second, latest];
      const length = lengthOf(lengths);
      latest = distance(length);
      state = wasByte ? 7 : 10;
      return length;
    }
    if (bit(isOlder + state)) {
      if (!bit(isThird + state)) {
        [latest, second] = [second, latest];
      } else if (!bit(isFourth + state)) {
        [latest, second, third] = [third, latest, second];
      } else {
        [latest, second, third, fourth] = [fourth, latest, second, third];
      }
    } else if (!bit(isLong + state)) {
      state = wasByte ? 9 : 11;
      return 1;
    }
    state = wasByte ? 8 : 11;
    return lengthOf(knownLengths);
  }

  for (let place = 0; place < length;) {
    if (bit(isRepetition + state)) {
      for (let left = repetition(); left > 0; left--, place++) bytes[place] = bytes[place - latest - 1];
    } else {
      bytes[place] = byte(place);
      place += 1;
    }
  }
  return bytes;
}
