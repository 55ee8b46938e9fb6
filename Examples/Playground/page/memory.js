// Linear memory and the calls into it: numbers go as arguments, texts through one buffer.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A running module. */
export class Memory {
  static async instantiate(module) {
    let memory;
    const imports = {};
    for (const { module: group, name } of WebAssembly.Module.imports(module)) {
      // Reading a number from its text: a browser has it, the C library's takes 20 kB.
      if (group !== "page" || name !== "number") throw new Error(`playground.wasm asks for ${group}.${name}.`);
      (imports[group] ??= {})[name] = (start, length) => {
        const text = decoder.decode(memory.bytes(start, length));
        return text.trim() === text && text !== "" ? Number(text) : NaN;
      };
    }
    memory = new Memory(await WebAssembly.instantiate(module, imports));
    return memory;
  }

  constructor(instance) {
    /** What playground.wasm exports: see Exports.swift. */
    this.exports = instance.exports;
    this.exports._initialize();
  }

  /** How many bytes linear memory has. */
  get size() { return this.exports.memory.buffer.byteLength; }

  /** The bytes at an address; they hold until the next call. */
  bytes(start, length) { return new Uint8Array(this.exports.memory.buffer, start, length); }

  /** Puts texts into the buffer one behind the other; returns their lengths in bytes. */
  giveAll(...texts) {
    const all = texts.map((text) => encoder.encode(text));
    const length = all.reduce((sum, one) => sum + one.length, 0);
    let start = this.exports.buffer(length);
    const bytes = new Uint8Array(this.exports.memory.buffer);
    for (const one of all) {
      bytes.set(one, start);
      start += one.length;
    }
    return all.map((one) => one.length);
  }

  /** Puts a text into the buffer; returns its length in bytes. */
  give(text) { return this.giveAll(text)[0]; }

  /** Asks for what does not fit into a number. */
  fields(name, ...numbers) {
    const length = this.exports[name](...numbers);
    return new Fields(this, this.exports.buffer(0), length);
  }
}

/** An answer, field by field: what comes in which order the one who asks knows. */
class Fields {
  #view;
  #place = 0;

  constructor(memory, start, length) {
    // A copy: whatever is called while fields are read may write another answer.
    this.#view = new DataView(memory.bytes(start, length).slice().buffer);
  }

  /** Whether there is another field. */
  get isLeft() { return this.#place < this.#view.byteLength; }

  number() {
    this.#place += 8;
    return this.#view.getFloat64(this.#place - 8, true);
  }

  /** True, false, or undefined where neither is so. */
  truth() { return [false, true][this.number()]; }

  text() {
    const length = this.#view.getUint32(this.#place, true);
    const start = this.#place + 4;
    this.#place = start + length;
    return decoder.decode(new Uint8Array(this.#view.buffer, start, length));
  }
}

/** Decodes texts of linear memory, each once. */
export class Texts {
  #known = new Map();

  at(bytes) {
    // FNV-1a over the bytes; two texts that share a hash are told apart by their bytes.
    let hash = 0x811c9dc5;
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
    const key = hash * 4096 + bytes.length;
    const known = this.#known.get(key);
    if (known && known.bytes.length === bytes.length && known.bytes.every((byte, index) => byte === bytes[index])) {
      return known.string;
    }
    if (this.#known.size > 4096) this.#known.clear();
    const string = decoder.decode(bytes);
    this.#known.set(key, { bytes: bytes.slice(), string });
    return string;
  }
}
