#!/usr/bin/env python3
"""Breaks the engines one place at a time and says which breaks no test notices.

    Tests/Mutations/mutate.py                 every mutation of every engine; takes hours
    Tests/Mutations/mutate.py --sample 20     twenty of them, by a fixed seed
    Tests/Mutations/mutate.py --only ScrollSwipe --kind correction
    Tests/Mutations/mutate.py --match "snap.from"
    Tests/Mutations/mutate.py --list          what there is, without building

A mutation is either one correction taken out of `Corrections.all`, or one comparison of an engine's sources turned into its
neighbour. Each meets the engine's own tests first, in a temporary copy of the package that holds nothing else and so builds in
seconds; one that survives them meets all other tests that can see the engine, in a copy of the whole package. A mutation that
does not build is killed by the compiler; one that nobody can notice is listed in `equivalents.txt` with the reason.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HERE = os.path.dirname(os.path.abspath(__file__))

# The engines, what their own tests need to build, and the other tests that can see them.
ENGINES = {
    "ConstraintSwipe": (["HeadlessTable"], ["HeadlessTableTests", "ConformanceTests", "InteractionReplayTests"]),
    "ScrollSwipe": (["HeadlessTable"], ["ConformanceTests", "InteractionReplayTests"]),
    "UtilityButtons": (["HeadlessTable"], ["ConformanceTests", "InteractionReplayTests"]),
    "GestureList": (["HeadlessTable"], ["ConformanceTests", "InteractionReplayTests"]),
    "ExpandableTable": (["HeadlessTable", "ArticleForm"], ["ConformanceTests", "InteractionReplayTests"]),
    "HeadlessTable": (
        ["ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "GestureList", "ExpandableTable"],
        ["GestureListTests", "ConformanceTests", "InteractionReplayTests"]),
    "InteractionCore": (
        [], ["ScrollSwipeTests", "UtilityButtonsTests", "HeadlessTableTests", "ConformanceTests"]),
}

# Each comparison becomes the one that differs least from it: at the border, or only beside it.
NEIGHBOUR = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
COMPARISON = re.compile(r" (<=|>=|==|!=|<|>) ")


class Mutation:
    def __init__(self, kind, engine, path, line, before, after):
        self.kind, self.engine, self.path, self.line = kind, engine, path, line
        self.before, self.after = before, after

    @property
    def name(self):
        place = f"{self.path}:{self.line}" if self.kind == "comparison" else self.path
        return f"{place}: {self.before.strip()}  ->  {self.after.strip()}"

    @property
    def key(self):
        """What `equivalents.txt` knows it by: the text, because line numbers move."""
        return f"{self.path}: {self.before.strip()}  ->  {self.after.strip()}"


def sources(engine):
    folder = os.path.join(ROOT, "Sources", engine)
    return sorted(f for f in os.listdir(folder) if f.endswith(".swift")) if os.path.isdir(folder) else []


def corrections(engine):
    """One mutation for each correction: `all` without its bit."""
    for name in sources(engine):
        path = f"Sources/{engine}/{name}"
        for number, line in enumerate(open(os.path.join(ROOT, path), encoding="utf-8"), 1):
            found = re.search(r"static let all = Corrections\(rawValue: 1 << (\d+) - 1\)", line)
            if not found:
                continue
            for bit in range(int(found.group(1))):
                after = line.replace(f"1 << {found.group(1)} - 1", f"(1 << {found.group(1)} - 1) & ~(1 << {bit})")
                yield Mutation("correction", engine, path, number, line, after)


def comparisons(engine):
    """One mutation for each comparison outside comments and signatures."""
    for name in sources(engine):
        path = f"Sources/{engine}/{name}"
        for number, line in enumerate(open(os.path.join(ROOT, path), encoding="utf-8"), 1):
            code = line.split("//")[0]
            if "func ==" in code or "func <" in code or "precondition" in code or '"' in code:
                continue
            for found in COMPARISON.finditer(code):
                start, end = found.span(1)
                after = line[:start] + NEIGHBOUR[found.group(1)] + line[end:]
                yield Mutation("comparison", engine, path, number, line, after)


def equivalents():
    path = os.path.join(HERE, "equivalents.txt")
    known = {}
    if os.path.exists(path):
        for line in open(path, encoding="utf-8"):
            if line.strip() and not line.startswith("#"):
                key, _, reason = line.rstrip("\n").partition("  # ")
                known[key] = reason
    return known


class Copy:
    """The package, or the part of it that some targets are, in a temporary folder."""

    def __init__(self, jobs, targets=None):
        self.folder = tempfile.mkdtemp(prefix="mutations-")
        self.jobs = jobs
        self.builds = None
        for name in ["Package.swift", "Sources", "Tests", "Examples", "Docs", "README.md", "CONTRIBUTING.md"]:
            source = os.path.join(ROOT, name)
            target = os.path.join(self.folder, name)
            if os.path.isdir(source):
                shutil.copytree(source, target, ignore=shutil.ignore_patterns(".build"))
            elif os.path.exists(source):
                shutil.copy(source, target)
        if targets is not None:
            names = ", ".join(f'"{name}"' for name in targets)
            with open(os.path.join(self.folder, "Package.swift"), "a", encoding="utf-8") as manifest:
                manifest.write(f"\npackage.products = []\npackage.targets.removeAll {{ ![{names}].contains($0.name) }}\n")

    def prepare(self):
        """Builds it as it is, once."""
        if self.builds is None:
            self.builds, output = self.build()
            if self.builds != 0:
                sys.exit("The package does not build:\n" + output[-3000:])

    def run(self, arguments, seconds):
        try:
            done = subprocess.run(
                arguments, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds)
            return done.returncode, done.stdout.decode("utf-8", "replace")
        except subprocess.TimeoutExpired:
            return 1, "timed out"

    def build(self):
        return self.run(["swift", "build", "--build-tests", "-j", str(self.jobs)], 1200)

    def test(self, target):
        return self.run(["swift", "test", "--skip-build", "--disable-xctest", "--filter", target + "\\."], 600)

    def write(self, mutation, text):
        path = os.path.join(self.folder, mutation.path)
        lines = open(path, encoding="utf-8").read().split("\n")
        lines[mutation.line - 1] = text.rstrip("\n")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def judge(copy, mutation, targets):
    """Who notices a mutation: the compiler, one of some test targets, or nobody."""
    copy.prepare()
    copy.write(mutation, mutation.after)
    try:
        status, _ = copy.build()
        if status != 0:
            return "the compiler"
        for target in targets:
            status, _ = copy.test(target)
            if status != 0:
                return target
        return None
    finally:
        copy.write(mutation, mutation.before)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=sorted(ENGINES), action="append", help="this engine; may be given again")
    parser.add_argument("--kind", choices=["correction", "comparison"])
    parser.add_argument("--match", help="those whose text contains this")
    parser.add_argument("--sample", type=int, help="this many, drawn by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--own", action="store_true", help="the engines' own tests only")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()

    mutations = []
    for engine in options.only or ENGINES:
        if options.kind != "comparison":
            mutations += corrections(engine)
        if options.kind != "correction":
            mutations += comparisons(engine)
    known = equivalents()
    mutations = [m for m in mutations if m.key not in known]
    if options.match:
        mutations = [m for m in mutations if options.match in m.name]
    if options.sample is not None and options.sample < len(mutations):
        mutations = random.Random(options.seed).sample(mutations, options.sample)
    if options.list:
        print("\n".join(m.name for m in mutations))
        print(f"{len(mutations)} mutations, {len(known)} known to change nothing.")
        return 0

    copies = {}
    whole = Copy(options.jobs)
    start = time.monotonic()
    survivors = []
    try:
        for number, mutation in enumerate(mutations, 1):
            before = time.monotonic()
            engine = mutation.engine
            needs, others = ENGINES[engine]
            own = engine + "Tests"
            if engine not in copies:
                copies[engine] = Copy(options.jobs, ["InteractionCore", engine, own] + needs)
            by = judge(copies[engine], mutation, [own])
            if by is None and not options.own:
                by = judge(whole, mutation, others)
            if by is None:
                survivors.append(mutation)
            verdict = f"killed by {by}" if by else "SURVIVES"
            print(f"{number}/{len(mutations)} {time.monotonic() - before:.0f} s {verdict}: {mutation.name}", flush=True)
    finally:
        for copy in [whole, *copies.values()]:
            copy.remove()
    print(f"\n{len(mutations)} mutations in {time.monotonic() - start:.0f} s, {len(survivors)} survivors")
    for mutation in survivors:
        print("  " + mutation.name)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
