// Puts the page, its modules and its data into one file that opens by itself: .build/playground.html.
//
// A module becomes a function that is called once, so that it keeps a scope of its own. Nothing is rewritten but its imports, of the
// form `import { a, b } from "./x.js";`, and its exports, of constants, functions and classes. Comments and indentation are left out:
// lines that begin with `//`, and those from `/**` to `*/`, of which no text on the page has one.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { laws } from "./laws.mjs";
import { sources } from "./sources.mjs";
import { Engine } from "./page/engine.js";
import { joinGestures, splitGestures } from "./page/gestures.js";
import { chinese } from "./page/language.js";
import { unpack } from "./page/lzma.js";
import { readScript } from "./page/script.js";
import { Unknown } from "./page/setup.js";
import { joinModule, splitModule } from "./page/streams.js";
import { recordedScripts, withRows } from "./Tests/native.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const page = join(here, "page");
const read = (name) => readFileSync(join(page, name), "utf8");

/** The version in what a command prints. */
function version(command, pattern) {
  const [, found] = pattern.exec(execFileSync(command, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  return found;
}

// MARK: Data

const about = { swift: version("swiftc", /Swift version (\S+)/), binaryen: version("wasm-opt", /version (\d+)/) };

// Those whose tables the page can make, and whose events it can let happen.
const engines = readFileSync(join(here, ".build/playground.wasm"));
const engine = await Engine.load(engines);
const scripts = {};
for (const path of recordedScripts) {
  const { name, text } = withRows(path);
  try {
    engine.make(readScript(text).configuration).destroy();
    scripts[name] = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
  }
}

const data = {
  "playground.wasm": engines,
  "scripts.json": Buffer.from(JSON.stringify(scripts)),
  "laws.json": Buffer.from(JSON.stringify(laws())),
  "sources.json": Buffer.from(JSON.stringify(sources())),
  "about.json": Buffer.from(JSON.stringify(about)),
};

// MARK: Modules

const comment = /^ *(?:\/\/.*|\/\*\*[^]*?\*\/)\n/gm;
const importing = /^import (?:\{ ([^}]*) \} from )?"\.\/([^"]+)";\n/gm;
const exporting = /^export (?=(?:async )?(?:const|function|class) (\w+))/gm;
/** A module's name as a constant: `./frame.js` is `module_frame`. */
const constant = (file) => `module_${basename(file, ".js").replaceAll("-", "_")}`;

/** The code with its private names, which are a class's own, as short as can be: `this.#playing` is `this.#a`. */
function withShortNames(code) {
  const names = new Map();
  for (const [, name] of code.matchAll(/^(?:(?:async|get|set) )?#(\w+)/gm)) if (!names.has(name)) names.set(name, names.size.toString(36).replace(/^\d/, "_$&"));
  return code.replace(/(^(?:(?:async|get|set) )?|\.)#(\w+)/gm, (whole, before, name) => (names.has(name) ? `${before}#${names.get(name)}` : whole));
}

const done = new Map();

/** Adds a module behind all that it imports. */
function add(file) {
  if (done.has(file)) {
    if (done.get(file) === undefined) throw new Error(`${file} imports itself.`);
    return;
  }
  done.set(file, undefined);
  const source = read(file);
  for (const [, , other] of source.matchAll(importing)) add(other);
  const names = [...source.matchAll(exporting)].map(([, name]) => name);
  const code = source
    .replace(comment, "")
    .replace(/^\s+/gm, "")
    .replace(importing, (_, taken, other) => (taken ? `const { ${taken.replaceAll(" as ", ": ")} } = ${constant(other)};\n` : ""))
    .replace(exporting, "");
  const left = /^\s*(import|export)\b.*/m.exec(code);
  if (left) throw new Error(`${file}: ${left[0].trim()} is more than a bundle can do.`);
  const isMain = file === "main.js";
  done.delete(file);
  const short = withShortNames(code);
  done.set(file, isMain ? short : `const ${constant(file)} = (() => {\n${short}return { ${names.join(", ")} };\n})();\n`);
}

// What unpacks the rest stands as it is, and the rest finds it there.
add("data.js");
const loading = [...done.values()].join("\n");
for (const file of done.keys()) done.set(file, "");
add("main.js");
const code = [...done.values()].join("\n");

// MARK: Languages

// What the tables say in a page in Chinese: each phrase that they use, and no other, has a translation.
const marked = /data-phrase[^>]*>([^<]+)</g, labelled = /aria-label="([^"]+)" data-phrase/g, phrased = /\bphrase\("([^"]+)"/g;
const said = [[read("index.html"), [labelled, marked]], [[...done.keys()].map(read).join(""), [phrased]]]
  .flatMap(([text, patterns]) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, words]) => words.trim())))
  .filter(Boolean);
const missing = said.filter((words) => !(words in chinese)), unused = Object.keys(chinese).filter((words) => !said.includes(words));
if (missing.length || unused.length) {
  throw new Error(`page/language.js lacks ${JSON.stringify(missing)} and says for nothing ${JSON.stringify(unused)}.`);
}

// MARK: One file

/** Replaces what must be there once. */
function replace(text, wanted, replacement) {
  const parts = text.split(wanted);
  if (parts.length !== 2) throw new Error(`index.html has ${parts.length - 1} times ${wanted}`);
  return parts.join(replacement);
}

/** Packs streams of bytes for page/lzma.js, each with the `lc` that makes it smallest. */
function packed(streams) {
  const packing = `
import lzma, struct, sys
def packed(bytes, lc):
    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": lc, "lp": 0, "pb": 0, "nice_len": 273}]
    return struct.pack("B", lc) + lzma.compress(bytes, lzma.FORMAT_RAW, filters=filters)[1:]
for length in sys.argv[1:]:
    bytes = sys.stdin.buffer.read(int(length))
    smallest = min((packed(bytes, lc) for lc in range(5)), key=len)
    sys.stdout.buffer.write(struct.pack("<I", len(smallest)) + smallest)
`;
  const lengths = streams.map((stream) => String(stream.length));
  const all = execFileSync("python3", ["-c", packing, ...lengths], { input: Buffer.concat(streams), maxBuffer: 1 << 24 });
  let place = 0;
  return streams.map((stream) => {
    const start = place + 4;
    place = start + all.readUInt32LE(place);
    const one = all.subarray(start, place);
    if (Buffer.compare(stream, unpack(one, stream.length))) throw new Error("What was packed is not unpacked.");
    return one;
  });
}

/** What is taken apart before it is packed: how, and how it is put together again. */
const apart = { "playground.wasm": [splitModule, joinModule], "scripts.json": [splitGestures, joinGestures] };

/** What page/data.js loads. */
function element(name, bytes) {
  const [split, join] = apart[name] ?? [(whole) => [whole], ([only]) => only];
  const streams = split(bytes);
  if (Buffer.compare(bytes, join(streams))) throw new Error(`${name} is not put together as it was.`);
  const parts = packed(streams);
  const lengths = parts.map((part, index) => `${part.length}:${streams[index].length}`).join(" ");
  return `<script type="application/octet-stream" id="${name}" data-lengths="${lengths}">${Buffer.concat(parts).toString("base64")}</script>\n`;
}

const elements = Object.entries({ ...data, "page.js": Buffer.from(code) }).map(([name, bytes]) => element(name, bytes)).join("");
const starting = `globalThis.${constant("data.js")} = ${constant("data.js")};
const main = document.createElement("script");
main.type = "module";
main.textContent = new TextDecoder().decode(await ${constant("data.js")}.load("page.js"));
document.body.append(main);
`;
let html = read("index.html");
html = replace(html, "<head>\n", `<head>\n<!-- Made by Examples/Playground/build, with Swift ${about.swift} and binaryen ${about.binaryen}. -->\n`);
html = replace(html, '<link rel="stylesheet" href="style.css">', `<style>\n${read("style.css").replace(/^ *\/\*[^]*?\*\/\n/gm, "").replace(/^ +/gm, "")}</style>`);
html = replace(
  html, '<script type="module" src="main.js"></script>',
  `${elements}<script type="module">\n${loading}${starting}</script>`);
writeFileSync(join(here, ".build/playground.html"), html);

// The same unbundled, for any file server.
const open = join(here, ".build/page");
rmSync(open, { recursive: true, force: true });
cpSync(page, open, { recursive: true });
mkdirSync(join(open, "data"));
for (const [name, bytes] of Object.entries(data)) writeFileSync(join(open, "data", name), bytes);

console.log(`.build/playground.html: ${Buffer.byteLength(html)} bytes, ${gzipSync(html, { level: 9 }).length} gzipped; `
  + `${Object.keys(scripts).length} gestures; Swift ${about.swift}, binaryen ${about.binaryen}.`);
