// The two functions that the lesson is about, as the engines have them: cut from the package's sources.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./Tests/native.mjs";

/** A function of a file of ConstraintSwipe, from its first line to the brace that ends it, without the indentation of all of it. */
function cut(file, start) {
  const lines = readFileSync(join(root, "Sources", "ConstraintSwipe", file), "utf8").split("\n");
  const first = lines.findIndex((line) => line.trim().startsWith(start));
  if (first < 0) throw new Error(`There is no ${start} in ${file}.`);
  const indentation = lines[first].search(/\S/);
  const last = lines.indexOf(`${" ".repeat(indentation)}}`, first);
  return lines.slice(first, last + 1).map((line) => line.slice(indentation)).join("\n");
}

/** @returns {{ article: string, corrected: string }} What becomes of a finger that has moved. */
export function sources() {
  return {
    article: cut("ConstraintSwipe+Article.swift", "static func panThisCellChanged("),
    corrected: cut("ConstraintSwipe+Corrected.swift", "static func panThisCellChanged("),
  };
}
