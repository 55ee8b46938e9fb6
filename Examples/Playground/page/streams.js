// A WebAssembly module as streams of bytes that are like one another: instructions, locals, constants, and more. Packed one by one
// they are a tenth smaller than the module, because what comes next in each is guessed better.
//
// One walk takes a module apart and puts it together: it knows where each byte belongs from those before it. Two things need no
// stream, because they follow from the rest: how long a function is, and how memory is aligned (see `natural` in streams.mjs).

/** The streams, in the order in which they are packed. */
export const names = ["instructions", "locals", "integers", "offsets", "calls", "labels", "longs", "floats", "data", "rest"];
const [instructions, locals, integers, offsets, calls, labels, longs, floats, data, rest] = names.keys();

/** How many bytes the instructions 0x28 to 0x3e read or write, as a power of two: what they are aligned to. */
const alignments = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2];

/**
 * Goes through a module.
 *
 * @param {object} module
 * @param {(stream: number) => number | undefined} module.next Takes the next byte, which belongs to a stream; undefined behind the last.
 * @param {(inside: () => void) => void} module.sized Goes through something that begins with its length in bytes.
 * @param {(exponent: number) => void} module.aligned Goes through an alignment.
 * @throws {Error} An instruction that this does not know.
 */
export function walk({ next, sized, aligned }) {
  /** A number of 7 bits a byte. */
  function number(stream) {
    let [value, scale, byte] = [0, 1, 0];
    do {
      byte = next(stream);
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte >= 128);
    return value;
  }
  const bytes = (stream, count) => { for (; count > 0; count--) next(stream); };
  const numbers = (stream, count) => { for (; count > 0; count--) number(stream); };

  /** An instruction, and how much deeper its block is. */
  function instruction() {
    const code = next(instructions);
    if (code === 0x0b) return -1;
    if (code >= 0x02 && code <= 0x04) {
      number(instructions);
      return 1;
    }
    if (code === 0x0c || code === 0x0d) number(labels);
    else if (code === 0x0e) numbers(rest, number(rest) + 1);
    else if (code === 0x10) number(calls);
    else if (code === 0x11) numbers(rest, 2);
    else if (code >= 0x20 && code <= 0x22) number(locals);
    else if (code === 0x23 || code === 0x24) number(rest);
    else if (code >= 0x28 && code <= 0x3e) {
      aligned(alignments[code - 0x28]);
      number(offsets);
    } else if (code === 0x3f || code === 0x40) next(instructions);
    else if (code === 0x41) number(integers);
    else if (code === 0x42) number(longs);
    else if (code === 0x43) bytes(floats, 4);
    else if (code === 0x44) bytes(floats, 8);
    else if (code === 0xfc) {
      // Conversions that do not trap; memory that is copied, and filled.
      const more = number(instructions);
      if (more > 7 && more !== 10 && more !== 11) throw new Error(`An instruction 0xfc ${more} is not known.`);
      if (more > 7) bytes(instructions, more === 10 ? 2 : 1);
    } else if (!(code <= 0x01 || code === 0x05 || code === 0x0f || code === 0x1a || code === 0x1b || code >= 0x45 && code <= 0xc4)) {
      throw new Error(`An instruction 0x${code.toString(16)} is not known.`);
    }
    return 0;
  }

  function functionBody() {
    // Its variables: how many, and of which type, a byte.
    numbers(rest, number(rest) * 2);
    for (let depth = 1; depth > 0;) depth += instruction();
  }

  bytes(rest, 8);
  for (;;) {
    const section = next(rest);
    if (section === undefined) return;
    if (section === 10) {
      number(rest);
      for (let left = number(rest); left > 0; left--) sized(functionBody);
    } else {
      bytes(section === 11 ? data : rest, number(rest));
    }
  }
}

/**
 * Puts a module together.
 *
 * @param {Uint8Array[]} streams As `split` of streams.mjs makes them.
 * @param {number} length How many bytes the module has.
 * @returns {Uint8Array}
 */
export function join(streams, length) {
  const module = new Uint8Array(length);
  const places = names.map(() => 0);
  let end = 0;
  walk({
    next(stream) { return end < length ? module[end++] = streams[stream][places[stream]++] : undefined; },
    sized(inside) {
      const start = end;
      inside();
      let size = end - start;
      const head = [];
      for (; size > 127; size >>= 7) head.push(size & 127 | 128);
      head.push(size);
      module.copyWithin(start + head.length, start, end);
      module.set(head, start);
      end += head.length;
    },
    aligned(exponent) { module[end++] = exponent; },
  });
  return module;
}
