// Plays scripts in WebAssembly and on this machine, and compares the traces byte for byte, and the messages about what is wrong.
//
//     node Tests/traces.mjs REPLAY.wasm DOCGEN [SCRIPT...]
//
// All recorded gestures, what a command refuses, and the scripts that are named. `.ci/embedded --random` names random ones.

import { readFileSync, writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordedScripts, replayFile } from "./native.mjs";
import { Replayer } from "./replayer.mjs";

const [wasm, docgen, ...named] = process.argv.slice(2);
const replayer = await Replayer.load(readFileSync(wasm));
const folder = mkdtempSync(join(tmpdir(), "playground-"));

/** A file with a text. */
function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const head = '{"design":"headless-table","configuration":{"of":"gesture-list","list":{"items":["One"]}},"events":[';
const refused = [
  "", "{", '{"design":"x"', '{"design":"constraint-swipe","events":[{"at":0,"tap":{"x":1}}]}', "[1]",
  `${head}{"at":0,"fly":{}}]}`, `${head}{"at":2,"wait":{}},{"at":1,"wait":{}}]}`, `${head}{"at":1e999,"wait":{}}]}`,
  `A note\nof two lines\n${head}{"at":0,"wait":{}},{"at":0,"touch":{"id":0,"phase":"up","x":1}}]}`, '{"design":"scroll-swipe","design":"x"}',
  '{"design":"headless-table","configuration":{"of":"scroll-swipe","rows":2,"row":{"trailing":[{"id":"close","title":"é"}]}},"events":[]}',
];

const paths = [...recordedScripts, ...refused.map((text, number) => file(`refused-${number}.json`, text)), ...named];
let [same, bytes, refusals] = [0, 0, 0];
for (const path of paths) {
  const here = replayFile(docgen, path);
  const { traces, error } = replayer.playFile(path);
  const there = error === undefined ? Buffer.from(traces).toString() : `${error}\n`;
  if (here === there) {
    same += 1;
    bytes += Buffer.byteLength(here);
    if (error !== undefined) refusals += 1;
    continue;
  }
  const place = [...here].findIndex((sign, index) => sign !== there[index]);
  console.log(`${path}: differs at character ${place}`);
  console.log(`  this machine ${JSON.stringify(here.slice(Math.max(0, place - 60), place + 100))}`);
  console.log(`  WebAssembly  ${JSON.stringify(there.slice(Math.max(0, place - 60), place + 100))}`);
}
console.log(`${same} of ${paths.length} files give the same ${bytes} bytes in WebAssembly and on this machine, ${refusals} of them are refused.`);
if (refusals < refused.length) console.log(`Only ${refusals} are refused; ${refused.length} are written to be.`);
process.exitCode = same === paths.length && refusals >= refused.length ? 0 : 1;
