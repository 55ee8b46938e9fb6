// Takes a WebAssembly module apart into streams of bytes that are alike, and puts it together again. Packed one by one, they are
// smaller than the module: LZMA then guesses an opcode from opcodes, and a place in memory from places.
//
// Both ways are one walk through the module's format, so that they cannot differ: one takes each byte from the module and puts it
// into a stream, the other takes it from there. Sizes in front of functions are left out, and found again. Locals are told by how
// many others of the function were used since, alignments by what they lack of the operand's size, which is what most have, and
// offsets by how far they are from the one before, of what is read or of what is written. The most frequent instructions have an
// opcode that says their operand, too.

/** What there is a stream of. */
const kinds = [
  "rest", "types", "tables", "numbers", "variables", "opcodes", "blocks", "branches", "signatures", "locals", "setLocals",
  "globals", "alignments", "offsets", "integers", "longs", "floats",
];
const [
  rest, types, tables, numbers, variables, opcodes, blocks, branches, signatures, locals, setLocals, globals, alignments,
  offsets, integers, longs, floats,
] = kinds.keys();

/** What follows an opcode: numbers by their kinds, unless `instructions` says otherwise. None for what is not known. */
const operands = [];
for (const opcode of [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b]) operands[opcode] = [];
for (let opcode = 0x45; opcode <= 0xc4; opcode++) operands[opcode] = [];
for (const opcode of [0x02, 0x03, 0x04]) operands[opcode] = [blocks];
for (const opcode of [0x0c, 0x0d, 0x0e]) operands[opcode] = [branches];
operands[0x20] = [locals];
operands[0x21] = operands[0x22] = [setLocals];
for (let opcode = 0x28; opcode <= 0x3e; opcode++) operands[opcode] = [alignments, offsets];
for (const opcode of [0x23, 0x24]) operands[opcode] = [globals];
for (const opcode of [0x3f, 0x40]) operands[opcode] = [rest];
// Calls repeat with the opcodes around them.
operands[0x10] = [opcodes];
operands[0x11] = [signatures, rest];
operands[0x41] = [integers];
operands[0x42] = [longs];
operands[0x43] = operands[0x44] = [];
/** The same behind 0xfc: conversions that do not trap, and memory that is copied and filled. */
const furtherOperands = [[], [], [], [], [], [], [], []];
furtherOperands[10] = [rest, rest];
furtherOperands[11] = [rest];

/** Which power of two each opcode from 0x28 on reads or writes. */
const operandSizes = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2];

/** Opcodes that WebAssembly does not have: for getting one of the two locals that were used last, and for constants from 0 on. */
const [shortLocals, shortConstants, shortEnd] = [0xc5, 0xc7, 0xd3];

/** What the module has for such an opcode; undefined for any other one. */
function short(opcode, recency) {
  if (opcode < shortLocals || opcode >= shortEnd) return undefined;
  return opcode < shortConstants ? [0x20, ...leb(recency.local(opcode - shortLocals))] : [0x41, opcode - shortConstants];
}

/** A section's kind. Only that of code is looked into. */
const sections = { 1: types, 3: types, 9: tables };
const codeSection = 10;

/** Locals by how many others were used since: each one was used before those that have a higher number, to begin with. */
class Recency {
  #latest = [];

  code(local) {
    this.#add(local);
    const code = this.#latest.indexOf(local);
    this.value(code);
    return code;
  }

  value(code) {
    const latest = this.#latest;
    const local = this.local(code);
    for (let place = code; place > 0; place--) latest[place] = latest[place - 1];
    return (latest[0] = local);
  }

  /** The local that a code stands for now. */
  local(code) {
    this.#add(code);
    return this.#latest[code];
  }

  #add(end) { while (this.#latest.length <= end) this.#latest.push(this.#latest.length); }
}

/** An alignment by what it lacks. It is its own inverse. */
function lacking(opcode) {
  const code = (alignment) => operandSizes[opcode - 0x28] - alignment & 127;
  return { code, value: code };
}
const lacks = operandSizes.map((_, index) => lacking(0x28 + index));

/** Offsets by how far they are from the one before: an even number upwards, an odd one downwards. */
class Distance {
  #before = 0;

  code(offset) {
    const distance = offset - this.#before;
    this.#before = offset;
    return distance < 0 ? -2 * distance - 1 : 2 * distance;
  }

  value(code) { return (this.#before += code & 1 ? -(code + 1) / 2 : code / 2); }
}

/**
 * Goes through a module from its first byte to its last.
 *
 * @param {function(number): number} next The next byte, which is of a kind.
 * @param {function(Recency): number} instruction The opcode in the stream; goes through what it is short for.
 * @param {function(number, { code, value })} changed Goes through a number that has a code in its stream.
 * @param {function(function())} sized Goes through what has its size in front.
 * @param {function(): boolean} isOver Whether there is no further section.
 */
function walk(next, instruction, changed, sized, isOver) {
  function number(kind) { return numberFrom(() => next(kind)); }

  function bytes(count, kind) { for (let left = count; left > 0; left--) next(kind); }

  const [read, written] = [new Distance(), new Distance()];

  /** Up to the `end` of what they are in. */
  function instructions() {
    const recency = new Recency();
    for (let depth = 1; depth > 0;) {
      const opcode = instruction(recency);
      if (opcode >= shortLocals && opcode < shortEnd) {
        if (opcode < shortConstants) recency.value(opcode - shortLocals);
        continue;
      }
      const further = opcode === 0xfc ? next(opcodes) : undefined;
      const wanted = further === undefined ? operands[opcode] : furtherOperands[further];
      if (!wanted) throw new Error(`opcode ${opcode}`);
      if (opcode === 0x0e) table();
      else {
        for (const kind of wanted) {
          if (kind === locals || kind === setLocals) changed(kind, recency);
          else if (kind === alignments) changed(kind, lacks[opcode - 0x28]);
          else if (kind === offsets) changed(kind, opcode < 0x36 ? read : written);
          else number(kind);
        }
      }
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

/** A number as modules have it: seven bits a byte, the lowest first. */
export function leb(number) {
  const bytes = [];
  for (let left = number; left > 0 || !bytes.length; left >>>= 7) bytes.push(left > 127 ? left & 127 | 128 : left);
  return bytes;
}

/** Such a number, of bytes that `next` gives. */
export function numberFrom(next) {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = next();
    value |= (byte & 127) << shift;
    if (byte < 128) return value;
    shift += 7;
  }
}

/**
 * Takes a module apart.
 *
 * @param {Uint8Array} module
 * @returns {Uint8Array[]}
 */
export function splitModule(module) {
  const streams = kinds.map(() => []);
  let place = 0;
  const next = (kind) => {
    streams[kind].push(module[place]);
    return module[place++];
  };
  walk(next, (recency) => {
    for (let opcode = shortLocals; opcode < shortEnd; opcode++) {
      const bytes = short(opcode, recency);
      if (bytes.some((byte, index) => module[place + index] !== byte)) continue;
      streams[opcodes].push(opcode);
      place += bytes.length;
      return opcode;
    }
    return next(opcodes);
  }, (kind, change) => {
    streams[kind].push(...leb(change.code(numberFrom(() => module[place++]))));
  }, (inner) => {
    while (module[place++] > 127);
    inner();
  }, () => place === module.length);
  return streams.map((stream) => Uint8Array.from(stream));
}

/**
 * Puts a module together.
 *
 * @param {Uint8Array[]} streams What `splitModule` made.
 * @returns {Uint8Array}
 */
export function joinModule(streams) {
  // A size has at most five bytes, and what has one two or more.
  const module = new Uint8Array(4 * streams.reduce((sum, stream) => sum + stream.length, 0));
  const places = streams.map(() => 0);
  let place = 0;
  const next = (kind) => streams[kind][places[kind]++];
  walk((kind) => module[place++] = next(kind), (recency) => {
    const opcode = next(opcodes);
    const bytes = short(opcode, recency);
    if (bytes) for (const byte of bytes) module[place++] = byte;
    else module[place++] = opcode;
    return opcode;
  }, (kind, change) => {
    for (const byte of leb(change.value(numberFrom(() => next(kind))))) module[place++] = byte;
  }, (inner) => {
    const start = place;
    inner();
    const size = leb(place - start);
    module.copyWithin(start + size.length, start, place);
    module.set(size, start);
    place += size.length;
  }, () => places[rest] === streams[rest].length);
  return module.slice(0, place);
}
