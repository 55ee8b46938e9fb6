// What each correction cures, from the lists that the conformance suite holds against the engines: `Tests/ConformanceTests`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./Tests/native.mjs";

const read = (...path) => readFileSync(join(root, ...path), "utf8");

/** The names and the statements of an enum's laws, by their cases; laws of lists may have the names of those of rows. */
function statements(source, rows) {
  const names = new Map([...source.matchAll(/^ {4}case \.(\w+): "(.*)"$/gm)].map(([, key, name]) => [key, { name }]));
  for (const [, key, other] of source.matchAll(/^ {4}case \.(\w+): SwipeLaw\.(\w+)\.name$/gm)) names.set(key, { name: rows.get(other).name });
  for (const [, key, text] of source.matchAll(/^ {4}case \.(\w+):\n {6}"""\n([^"]*)\n {6}"""$/gm)) {
    names.get(key).sentence = text.replaceAll("\\\n", "").replaceAll(/\s+/g, " ").trim();
  }
  for (const [, key, text] of source.matchAll(/^ {4}case \.(\w+): ?\n? *"([^"\n]{40,})"$/gm)) names.get(key).sentence = text;
  return names;
}

/** The differences in a list of them: of each subject the laws that it breaks, with the corrections that keep them. */
function differences(source) {
  // Lists that others name.
  const named = new Map([...source.matchAll(/static let (\w+)(?:: [^=\n]*)? = (\[[^=]*?\n? *\])\n/g)].map(([, name, text]) => [name, text]));
  const cures = (text) => [...(named.get(text) ?? text).matchAll(/"(\w+)"/g)].map(([, name]) => name);
  const found = [];
  for (const [, subject, text] of source.matchAll(/\(\s*"([\w-]+(?:, [\w ]+)*)",\s*(\w+|\[[^\]]*?(?:\[[^\]]*\][^\]]*?)*\])\s*\)/g)) {
    for (const [, law, names] of (named.get(text) ?? text).matchAll(/\(\.(\w+), (\w+|\[[^\]]*\])\)/g)) {
      found.push({ subject, law, cures: cures(names) });
    }
  }
  return found;
}

/**
 * @returns {{ statements: { rows: Object<string, string>, lists: Object<string, string> }, cures: Object<string, Object<string,
 *   Object<string, string[]>>> }} The statements of laws by their names. By designs, by rules, "" in a design that has none, and by
 *   laws: the corrections all of which must be on, or the law is broken.
 */
export function laws() {
  const all = { statements: { rows: {}, lists: {} }, cures: {} };
  let rows;
  for (const [law, list] of [["SwipeLaw", "KnownDifferences"], ["ListLaw", "KnownListDifferences"]]) {
    const known = statements(read("Sources", "InteractionLaws", `${law}.swift`), rows);
    rows ??= known;
    for (const { subject, law: key, cures } of differences(read("Tests", "ConformanceTests", `${list}.swift`))) {
      const [design, rules = "", shape] = subject.split(", ");
      const isRow = law === "SwipeLaw";
      // A scroll view drives no row here, and what a list of rows breaks its rows break.
      if (shape || isRow !== (rules !== "")) continue;
      const { name, sentence } = known.get(key);
      if (!sentence) throw new Error(`There is no statement of the law ${name}.`);
      all.statements[isRow ? "rows" : "lists"][name] = sentence;
      if (cures.length === 0) throw new Error(`${subject} breaks ${name}, and nothing cures it.`);
      const found = (all.cures[design] ??= {})[rules] ??= {};
      if (found[name]) throw new Error(`${subject} breaks ${name} twice.`);
      found[name] = cures;
    }
  }
  for (const design of ["constraint-swipe", "scroll-swipe", "utility-buttons", "expandable-table", "gesture-list"]) {
    if (!all.cures[design]) throw new Error(`There are no differences of ${design}.`);
  }
  return all;
}
