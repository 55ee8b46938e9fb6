// What docgen says of a script, on this machine.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the package. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const folder = mkdtempSync(join(tmpdir(), "playground-"));

/** The files of the recorded gestures. */
export const recordedScripts = ["Gestures", "Features"].flatMap((name) =>
  readdirSync(join(root, "Examples", name)).filter((file) => file.endsWith(".json")).sort()
    .map((file) => join(root, "Examples", name, file)));

/** What docgen prints of a script: the text of its traces, or of its error. */
export function replayFile(docgen, path) {
  try {
    return execFileSync(docgen, ["replay", path], { encoding: "utf8", maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    return error.stderr;
  }
}

/** The same of a script's text. */
export function replay(docgen, text) {
  const path = join(folder, "script.json");
  writeFileSync(path, text);
  return replayFile(docgen, path);
}

/** A script with the rows of its property list in it: there are no files in a browser. */
export function withRows(path) {
  const script = JSON.parse(readFileSync(path, "utf8"));
  for (const place of [script.configuration, script.configuration?.list]) {
    if (typeof place?.descriptors !== "string") continue;
    const read = "import json, plistlib, sys; json.dump(plistlib.load(open(sys.argv[1], 'rb')), sys.stdout)";
    const list = resolve(dirname(path), place.descriptors);
    place.descriptors = JSON.parse(execFileSync("python3", ["-c", read, list], { encoding: "utf8" }));
  }
  return { name: basename(path, ".json"), text: JSON.stringify(script) };
}
