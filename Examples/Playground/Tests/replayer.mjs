// The engines that read scripts and write traces: replay.wasm.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The rows of the property list that a configuration names, in its place; where it names none, the text as it is. */
export function withRowsOf(text, folder) {
  let script;
  try {
    script = JSON.parse(text);
  } catch {
    return text;
  }
  for (const { configuration } of [script].flat()) {
    for (const place of [configuration, configuration?.list]) {
      const path = place?.descriptors;
      if (typeof path !== "string") continue;
      const read = "import json, plistlib, sys; json.dump(plistlib.load(open(sys.argv[1], 'rb')), sys.stdout)";
      const rows = execFileSync("python3", ["-c", read, resolve(folder, path)], { encoding: "utf8" });
      text = text.replace(/("descriptors"\s*:\s*)"(?:[^"\\]|\\.)*"/, (_, key) => key + rows);
    }
  }
  return text;
}

/** Text without what stands before a script, such as a violation's report; it becomes blanks, so that places stay the same. */
function withoutNote(text) {
  const [, start] = /^(\uFEFF?)/.exec(text);
  if (/^[ \t\r\n]*[{[]/.test(text.slice(start.length))) return text;
  const found = /\n(?=\{|\[\r?\n)/.exec(text);
  if (!found) return text;
  const end = found.index + 1;
  const blank = (part) => encoder.encode(part).reduce((blanks, byte) => blanks + (byte === 10 ? "\n" : " "), "");
  return start + blank(text.slice(start.length, end)) + text.slice(end);
}

export class Replayer {
  static async load(bytes) {
    // Code that is not optimised still names the functions by which a program could print.
    const print = () => { throw new Error("The engines print nothing."); };
    const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: new Proxy({}, { get: () => print }) });
    return new Replayer(instance);
  }

  constructor({ exports }) {
    this.exports = exports;
    exports._initialize();
  }

  /**
   * Plays the scripts of a file.
   *
   * @param {string} text The file's text.
   * @param {string} name What messages call it.
   * @param {string} folder Where property lists are looked for.
   * @returns {{ traces: Uint8Array } | { error: string }}
   */
  play(text, name, folder = dirname(name)) {
    const [title, bytes] = [encoder.encode(name), encoder.encode(withRowsOf(withoutNote(text), folder))];
    const { exports } = this;
    const start = exports.buffer(title.length + bytes.length);
    const memory = new Uint8Array(exports.memory.buffer);
    memory.set(title, start);
    memory.set(bytes, start + title.length);
    const length = exports.replay(title.length, bytes.length);
    const answer = new Uint8Array(exports.memory.buffer, exports.buffer(0), length < 0 ? -1 - length : length).slice();
    return length < 0 ? { error: decoder.decode(answer) } : { traces: answer };
  }

  /** The same of a file's path. */
  playFile(path) { return this.play(readFileSync(path, "utf8"), path); }
}
