// Puts the page, its modules and its data into one file that needs no other: .build/playground.html.
//
// esbuild puts the modules together and makes them small, and the style, too.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

const about = {
  swift: version("swiftc", /Swift version (\S+)/), binaryen: version("wasm-opt", /version (\d+)/), esbuild: version("esbuild", /(\S+)/),
};

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
};

// MARK: Modules and style

// The page unbundled, for any file server, with what was found out for it.
const open = join(here, ".build/page");
rmSync(open, { recursive: true, force: true });
cpSync(page, open, { recursive: true });
mkdirSync(join(open, "data"));
for (const [name, bytes] of Object.entries(data)) writeFileSync(join(open, "data", name), bytes);
writeFileSync(join(open, "facts.js"), `export const [known, sources, about] = ${JSON.stringify([laws(), sources(), about])};\n`);

/** A module with all that it imports, or the style, made small. */
function small(file, ...options) {
  return execFileSync("esbuild", [join(open, file), "--bundle", "--minify", "--charset=utf8", ...options], { encoding: "utf8" });
}

// What unpacks the rest stands as it is, and the rest finds it in a global object.
const loading = small("data.js", "--format=esm")
  .replace(/export\{([^}]*)\};/, (_, names) => `globalThis.data={${names.replaceAll(/(\w+) as (\w+)/g, "$2:$1")}};`);
const code = small("main.js", "--format=esm", "--external:./data.js")
  .replace(/import\{([^}]*)\}from"\.\/data\.js";/, (_, names) => `const{${names.replaceAll(" as ", ":")}}=data;`);

// MARK: Languages

// What the tables say in a page in Chinese: each phrase that they use, and no other, has a translation.
const marked = /data-phrase[^>]*>([^<]+)</g, labelled = /aria-label="([^"]+)" data-phrase/g, phrased = /\bphrase\("([^"]+)"/g;
const said = [[read("index.html"), [labelled, marked]], [readdirSync(page).filter((file) => file.endsWith(".js")).map(read).join(""), [phrased]]]
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

/** Packs streams of bytes for page/lzma.js, each with the `lc` and the length worth a search that make it smallest. */
function packed(streams) {
  const packing = `
import lzma, struct, sys
def packed(bytes, lc, nice):
    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": lc, "lp": 0, "pb": 0, "nice_len": nice}]
    return struct.pack("B", lc) + lzma.compress(bytes, lzma.FORMAT_RAW, filters=filters)[1:]
for length in sys.argv[1:]:
    bytes = sys.stdin.buffer.read(int(length))
    smallest = min((packed(bytes, lc, nice) for lc in range(5) for nice in (24, 32, 48, 64, 96, 128, 273)), key=len)
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
const starting = `const main = document.createElement("script");
main.type = "module";
main.textContent = new TextDecoder().decode(await data.load("page.js"));
document.body.append(main);
`;
const madeBy = `Swift ${about.swift}, binaryen ${about.binaryen} and esbuild ${about.esbuild}`;
let html = read("index.html").replace(/^ +/gm, "");
html = replace(html, "<head>\n", `<head>\n<!-- Made by Examples/Playground/build, with ${madeBy}. -->\n`);
html = replace(html, '<link rel="stylesheet" href="style.css">', `<style>${small("style.css")}</style>`);
html = replace(html, '<script type="module" src="main.js"></script>', `${elements}<script type="module">\n${loading}${starting}</script>`);
writeFileSync(join(here, ".build/playground.html"), html);

console.log(`.build/playground.html: ${Buffer.byteLength(html)} bytes, ${gzipSync(html, { level: 9 }).length} gzipped; `
  + `${Object.keys(scripts).length} gestures; ${madeBy}.`);
