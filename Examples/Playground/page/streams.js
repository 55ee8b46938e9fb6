// Takes a WebAssembly module apart into streams of bytes that are alike, and puts it together again. Packed one by one, they are
// smaller than the module: LZMA then guesses an opcode from opcodes, and a place in memory from places.
//
// Both ways are one walk through the module's format, so that they cannot differ: one takes each byte from the module and puts it
// into a stream, the other takes it from there. Sizes in front of functions are left out, and found again.

/** What there is a stream of. */
const kinds = [
  "rest", "types", "tables", "numbers", "variables", "opcodes", "blocks", "branches", "calls", "signatures", "gets", "sets", "tees",
  "globals", "alignments", "offsets", "integers", "longs", "floats",
];
const [
  rest, types, tables, numbers, variables, opcodes, blocks, branches, calls, signatures, gets, sets, tees,
  globals, alignments, offsets, integers, longs, floats,
] = kinds.keys();

/** What follows an opcode: numbers by their kinds, unless `instructions` says otherwise. None for what is not known. */
const operands = [];
for (const opcode of [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b]) operands[opcode] = [];
for (let opcode = 0x45; opcode <= 0xc4; opcode++) operands[opcode] = [];
for (const opcode of [0x02, 0x03, 0x04]) operands[opcode] = [blocks];
for (const opcode of [0x0c, 0x0d, 0x0e]) operands[opcode] = [branches];
for (let opcode = 0x28; opcode <= 0x3e; opcode++) operands[opcode] = [alignments, offsets];
for (const opcode of [0x23, 0x24]) operands[opcode] = [globals];
for (const opcode of [0x3f, 0x40]) operands[opcode] = [rest];
operands[0x10] = [calls];
operands[0x11] = [signatures, rest];
operands[0x20] = [gets];
operands[0x21] = [sets];
operands[0x22] = [tees];
operands[0x41] = [integers];
operands[0x42] = [longs];
operands[0x43] = operands[0x44] = [];
/** The same behind 0xfc: conversions that do not trap, and memory that is copied and filled. */
const furtherOperands = [[], [], [], [], [], [], [], []];
furtherOperands[10] = [rest, rest];
furtherOperands[11] = [rest];

/** A section's kind. Only that of code is looked into. */
const sections = { 1: types, 3: types, 9: tables };
const codeSection = 10;

/**
 * Goes through a module from its first byte to its last.
 *
 * @param {function(number): number} next The next byte, which is of a kind.
 * @param {function(function())} sized Goes through what has its size in front.
 * @param {function(): boolean} isOver Whether there is no further section.
 */
function walk(next, sized, isOver) {
  function number(kind) {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = next(kind);
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  }

  function bytes(count, kind) { for (let left = count; left > 0; left--) next(kind); }

  /** Up to the `end` of what they are in. */
  function instructions() {
    for (let depth = 1; depth > 0;) {
      const opcode = next(opcodes);
      const further = opcode === 0xfc ? next(opcodes) : undefined;
      const wanted = further === undefined ? operands[opcode] : furtherOperands[further];
      if (!wanted) throw new Error(`streams.js does not know the opcode 0x${opcode.toString(16)} ${further ?? ""}.`);
      if (opcode === 0x0e) table();
      else for (const kind of wanted) number(kind);
      if (opcode === 0x43) bytes(4, floats);
      if (opcode === 0x44) bytes(8, floats);
      if (opcode >= 0x02 && opcode <= 0x04) depth += 1;
      if (opcode === 0x0b) depth -= 1;
    }
  }

  /** Of `br_table`: how many there are, they, and the one for all else. */
  function table() { for (let left = number(branches); left >= 0; left--) number(branches); }

  function body() {
    for (let left = number(variables); left > 0; left--) {
      number(variables);
      next(variables);
    }
    instructions();
  }

  bytes(8, rest);
  while (!isOver()) {
    const section = next(rest);
    if (section === codeSection) sized(() => { for (let left = number(numbers); left > 0; left--) sized(body); });
    else bytes(number(numbers), sections[section] ?? rest);
  }
}

/**
 * Takes a module apart.
 *
 * @param {Uint8Array} module
 * @returns {Uint8Array[]}
 */
export function split(module) {
  const streams = kinds.map(() => []);
  let place = 0;
  walk((kind) => {
    streams[kind].push(module[place]);
    return module[place++];
  }, (inner) => {
    while (module[place++] > 127);
    inner();
  }, () => place === module.length);
  return streams.map((stream) => Uint8Array.from(stream));
}

/**
 * Puts a module together.
 *
 * @param {Uint8Array[]} streams What `split` made.
 * @returns {Uint8Array}
 */
export function join(streams) {
  // A size has at most five bytes, and what has one two or more.
  const module = new Uint8Array(4 * streams.reduce((sum, stream) => sum + stream.length, 0));
  const places = streams.map(() => 0);
  let place = 0;
  walk((kind) => module[place++] = streams[kind][places[kind]++], (inner) => {
    const start = place;
    inner();
    const size = [];
    for (let left = place - start; left > 0 || !size.length; left >>>= 7) size.push(left > 127 ? left & 127 | 128 : left);
    module.copyWithin(start + size.length, start, place);
    module.set(size, start);
    place += size.length;
  }, () => places[rest] === streams[rest].length);
  return module.slice(0, place);
}
