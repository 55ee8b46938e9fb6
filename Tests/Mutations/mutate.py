#!/usr/bin/env python3
"""Breaks the engines one place at a time and says which breaks no test notices.

    Tests/Mutations/mutate.py                 every mutation of every engine, and of the laws: thousands
    Tests/Mutations/mutate.py --sample 20     twenty of them, by a fixed seed
    Tests/Mutations/mutate.py --only ScrollSwipe --kind correction --kind deletion
    Tests/Mutations/mutate.py --match "snap.from"
    Tests/Mutations/mutate.py --since main    on the lines that are new since a commit
    Tests/Mutations/mutate.py --own > log     by the modules' own tests only
    Tests/Mutations/mutate.py --again log     what has survived that, by all tests
    Tests/Mutations/mutate.py --list          what there is, without building

A mutation is one correction taken out of `CorrectionSet.all`, or one small change of a line: a comparison or an operator turned into
its neighbour, `min` into `max`, a number raised, a statement left out, another result (`operators.py`). All of them are built into one temporary copy of
the package, where the environment says which one is to be wrong: one build, and then only tests. Every test runs once by itself, to
see which of them it meets. Each then has to survive those that meet it: first the module's own, then all others that can see it. One that nobody can notice is listed in `equivalents.txt` with the
reason.
"""

import argparse
import glob
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import operators

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

# What is broken, and besides its own tests those that can see it: the engines, and the laws.
ROWS, LISTS = ["ConstraintSwipe", "ScrollSwipe", "UtilityButtons"], ["GestureList", "ExpandableTable"]
DESIGNS = ROWS + LISTS
SUITES = ["InteractionCoreTests", "InteractionListsTests", "HeadlessTableTests", "InteractionReplayTests", "ConformanceTests"]
ENGINES = {name: SUITES for name in DESIGNS}
for engine in ["InteractionCore", "InteractionLists", "HeadlessTable"]:
    ENGINES[engine] = [name for name in SUITES if name != engine + "Tests"] + [name + "Tests" for name in DESIGNS]
ENGINES["InteractionLaws"] = ["ConformanceTests"]
KINDS = ["correction", "comparison", "logic", "arithmetic", "bound", "constant", "result", "deletion"]
# What is left out first of a line that does not compile.
DOUBTFUL = [["result", "deletion"], ["arithmetic", "constant", "bound"], ["logic", "comparison"]]

CORRECTION = re.compile(r"    case (\w+)$")
INITIALIZER = re.compile(r"(\s*)(?:(?:@\w+(?:\(\w+\))?|public|package|private|fileprivate) )*init\b[^}]*$")
# A constant that gets its value, once, below.
UNSET = re.compile(r"\s*let (\w+): [^={]+$")
# What a law tries is a sample: another number draws another one, which is as good.
SAMPLE = re.compile(r"\brandom\.|\bcheckSelector\b|\bUInt64\(")
NUMERIC = ["comparison", "arithmetic", "bound", "constant"]
# Where the copy leaves a correction out, and how.
ALL = ("Sources/InteractionCore/Rows/CorrectionSet.swift", "  public static var all: CorrectionSet {")
REMAINING = """
internal import Glibc
let gone: String? = getenv("CORRECTION").map { String(cString: $0) }
extension CorrectionSet {
  static func remaining(without gone: String) -> CorrectionSet {
    CorrectionSet(Correction.allCases.filter { String(reflecting: Correction.self) + "." + $0.rawValue != gone })
  }
}
"""

# What the copy's manifest adds: the tests of these mutations need no more.
MANIFEST = """
package.targets.removeAll { ["DocGenTests", "QuickStart", "EmbeddedProbe"].contains($0.name) }
"""

FAILED = "✘"  # what Swift Testing begins a line with that tells of a failure
NEAR = 8  # how many tests of a target a mutation meets before the others
MEMORY = 16 << 30  # bytes of address space, for one that allocates for ever


class Mutation:
    """One change of one line: the text of `span` becomes `text`, and in the copy what `planted` says."""

    def __init__(self, kind, engine, path, line, before, span, text, planted):
        self.kind, self.engine, self.path, self.line = kind, engine, path, line
        self.before, self.span, self.text, self.planted = before, span, text, planted
        self.number = 0

    @property
    def key(self):
        """What `equivalents.txt` knows it by: the text, because line numbers move."""
        after = self.before[: self.span[0]] + self.text + self.before[self.span[1] :]
        return f"{self.path}: {self.before.strip()}  ->  {after.strip()}".rstrip()

    @property
    def name(self):
        return self.key.replace(": ", f":{self.line}: ", 1)

    @property
    def environment(self):
        """What puts it into force in the copy."""
        if self.kind != "correction":
            return {"MUTATION": str(self.number)}
        return {"CORRECTION": f"{self.engine}.{self.engine}.Correction.{self.before.split()[-1]}"}


def lines_of(engine):
    for path in sorted(glob.glob(f"Sources/{engine}/**/*.swift", root_dir=ROOT, recursive=True)):
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                yield path, number, line.rstrip("\n")


def corrections(engine):
    """One mutation for each correction: a set of all without it."""
    for path, number, line in lines_of(engine):
        if path.endswith("+Corrections.swift") and CORRECTION.match(line):
            yield Mutation("correction", engine, path, number, line, (0, len(line)), "nowhere", None)


def changes(engine):
    """Every small change of a line outside comments, texts and signatures."""
    lines = list(lines_of(engine))
    around = [(None, 0, "")] + lines + [(None, 0, "")]
    initializer = None  # how the one is indented that a line is in
    in_text = False  # whether a line is of a text of several lines
    unset, unset_in = set(), None  # the names of constants without a value so far, and their file
    for index, (path, number, line) in enumerate(lines):
        in_text ^= line.count('"""') % 2 == 1
        if in_text:
            continue
        if found := INITIALIZER.match(line):
            initializer = found[1]
        elif initializer is not None and line == initializer + "}":
            initializer = None
        if path != unset_in:
            unset, unset_in = set(), path
        if found := UNSET.match(line):
            unset.add(found[1])
        draws = engine == "InteractionLaws" and (path.endswith("+Choices.swift") or SAMPLE.search(line))
        for kind, span, text, planted in operators.mutations(line, around[index][2], around[index + 2][2]):
            # What gives a property or a constant its first value cannot be left out.
            if kind == "deletion" and " = " in line and (initializer is not None or line.split()[0] in unset):
                continue
            if draws and kind in NUMERIC:
                continue
            yield Mutation(kind, engine, path, number, line, span, text, planted)


def lines_since(commit):
    """The lines of the engines that an earlier commit does not have, by path."""
    difference = subprocess.run(
        ["git", "diff", "--unified=0", commit, "--", "Sources"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    new, path = {}, None
    for line in difference.split("\n"):
        if line.startswith("+++ "):
            path = line.removeprefix("+++ b/")
        elif found := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(found[1]), int(found[2] or 1)
            new.setdefault(path, set()).update(range(first, first + count))
    return new


def equivalents():
    with open(os.path.join(HERE, "equivalents.txt"), encoding="utf-8") as file:
        return [line.rstrip("\n").partition("  # ")[0].rstrip() for line in file if line.strip() and not line.startswith("#")]


class Test:
    """One test, by its name: whether it passes when nothing is broken, in how many seconds, and which mutations it meets."""

    def __init__(self, name):
        self.name, self.target = name, name.partition(".")[0]
        self.passes, self.seconds, self.numbers = False, 0.0, set()

    def meets(self, mutation):
        """Whether it can notice a mutation: it runs its place. Where corrections are asked for is not known."""
        return mutation.kind == "correction" or mutation.number in self.numbers


class Copy:
    """The package in a temporary folder, with every mutation asleep in it."""

    def __init__(self, mutations):
        self.tests = {}  # by their target
        self.folder = tempfile.mkdtemp(prefix="mutations-")
        for name in ["Package.swift", "Sources", "Tests", "Examples", "Docs", "README.md", "README.zh-CN.md", "CONTRIBUTING.md"]:
            source, target = os.path.join(ROOT, name), os.path.join(self.folder, name)
            copy = shutil.copytree if os.path.isdir(source) else shutil.copy
            copy(source, target, **({"ignore": shutil.ignore_patterns(".build")} if copy is shutil.copytree else {}))
        manifest = os.path.join(self.folder, "Package.swift")
        with open(manifest, encoding="utf-8") as file:
            text = file.read() + MANIFEST
        with open(manifest, "w", encoding="utf-8") as file:
            file.write(text)
        for folder, _, names in os.walk(os.path.join(self.folder, "Sources")):
            for name in names:
                self.stop_inlining(os.path.join(folder, name))
        path, line = ALL
        text = self.read(path)
        if text.count(line) != 1:
            sys.exit(f"{path} has no line `{line}`: nothing to take a correction out of.")
        self.write(path, text.replace(line, line + " if let gone { return remaining(without: gone) }") + REMAINING)
        self.mutations = mutations
        for number, mutation in enumerate(mutations, 1):
            mutation.number = number
        self.untouched = {}
        self.plant(mutations)

    @staticmethod
    def stop_inlining(path):
        """What is inlined into another module can hold no operator of its own; so none is, in any module."""
        if path.endswith(".swift"):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            with open(path, "w", encoding="utf-8") as file:
                file.write(re.sub("@inlinable ?", "", text))

    def plant(self, mutations):
        """Writes the files that hold some mutations anew."""
        by_line = {}
        for mutation in mutations:
            if mutation.kind != "correction":
                by_line.setdefault(mutation.path, {}).setdefault(mutation.line, []).append(mutation)
        for path in {mutation.path for mutation in self.mutations if mutation.kind != "correction"}:
            if path not in self.untouched:
                self.untouched[path] = self.read(path)
            lines = self.untouched[path].split("\n")
            for line, held in by_line.get(path, {}).items():
                # An attribute that the copy is without moves what follows it.
                text, gone = lines[line - 1], len("@inlinable ") if "@inlinable " in held[0].before else 0
                lines[line - 1] = self.holding(text, 0, len(text), gone, sorted(held, key=lambda m: (m.span[0], -m.span[1])))
            self.write(path, "\n".join(lines))
        for engine in {mutation.engine for mutation in mutations}:
            text = "" if engine == "InteractionCore" else "internal import InteractionCore\n"
            text += "internal import InteractionLists\n" if engine in LISTS else ""
            text += operators.HELPERS + (operators.SWIPE_EFFECTS if engine in DESIGNS else "")
            text += operators.LIST_EFFECTS if engine in LISTS else ""
            for mutation in mutations:
                if mutation.engine == engine and mutation.planted in ["infix", "prefix"]:
                    sign = mutation.before[slice(*mutation.span)]
                    text += operators.declaration(mutation.number, sign, mutation.text) + "\n"
            self.write(f"Sources/{engine}/Mutations.swift", text)

    def holding(self, text, start, end, gone, mutations):
        """A part of a line with the mutations in it, of which one may hold others."""
        held, position = "", start
        while mutations:
            mutation, *mutations = mutations
            first, last = mutation.span[0] - gone, mutation.span[1] - gone
            inner = [other for other in mutations if other.span[1] - gone <= last]
            mutations = [other for other in mutations if other not in inner]
            held += text[position:first]
            number, position = mutation.number, last
            if mutation.planted in ["infix", "prefix"]:
                held += operators.operator(number)
            elif mutation.kind == "result":
                held += f"another({number}, {self.holding(text, first, last, gone, inner)})"
            elif mutation.kind == "deletion":
                held += f"if !isInForce({number}) {{ {self.holding(text, first, last, gone, inner)} }}"
            else:
                held += mutation.planted.format(n=number)
        return held + text[position:end]

    def read(self, path):
        with open(os.path.join(self.folder, path), encoding="utf-8") as file:
            return file.read()

    def write(self, path, text):
        path = os.path.join(self.folder, path)
        if not os.path.exists(path) or open(path, encoding="utf-8").read() != text:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)

    def build(self, jobs):
        """Builds what compiles, optimized, as tests run several times faster so; returns the mutations that are in it."""
        mutations = self.mutations
        command = ["swift", "build", "-c", "release", "-Xswiftc", "-enable-testing", "--build-tests", "-j", str(jobs)]
        while True:
            done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode == 0:
                return mutations
            log = done.stdout.decode("utf-8", "replace")
            places = {
                (os.path.relpath(path, os.path.realpath(self.folder)), int(line))
                for path, line in re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", log, re.MULTILINE)}
            left_out = set()
            for path, line in places:
                # What the compiler names may be near the line that it cannot read: the beginning or the end of what holds it.
                there = [m for m in mutations if m.path == path and m.kind != "correction"]
                nearest = min((abs(m.line - line) for m in there), default=0)
                suspects = [m for m in there if abs(m.line - line) == nearest]
                kinds = next((kinds for kinds in DOUBTFUL if any(m.kind in kinds for m in suspects)), [])
                left_out |= {m for m in suspects if m.kind in kinds}
            if not left_out:
                sys.exit("The package does not build:\n" + "\n".join(
                    line for line in log.split("\n") if "error:" in line or "While " in line))
            for mutation in sorted(left_out, key=lambda m: m.number):
                print(f"Does not compile: {mutation.name}", flush=True)
            mutations = [m for m in mutations if m not in left_out]
            self.plant(mutations)

    def meet(self, targets, jobs):
        """Runs every test of some targets by itself, to know which mutations it meets and how long it takes."""
        names = self.command("--list-tests")
        names = subprocess.run(names, cwd=self.folder, check=True, capture_output=True, text=True).stdout.split("\n")
        names = [name for name in names if name.partition(".")[0] in targets]
        with ThreadPoolExecutor(jobs) as pool:
            for test in pool.map(lambda name: self.met(Test(name)), names):
                self.tests.setdefault(test.target, []).append(test)

    def met(self, test):
        with tempfile.NamedTemporaryFile() as file:
            file.truncate(operators.MOST)
            start = time.monotonic()
            test.passes = self.passes([test], {"REACHED": file.name})
            test.seconds = time.monotonic() - start
            test.numbers = {number for number, byte in enumerate(file.read()) if byte}
        return test

    def command(self, *arguments):
        tests = os.path.join(self.folder, ".build/release/TableInteractionsPackageTests.xctest")
        return [tests, "--testing-library", "swift-testing", *arguments]

    def passes(self, tests, environment, limit=None):
        """Whether some tests pass, and within so many seconds."""
        process = subprocess.Popen(
            self.command(*(part for test in tests for part in ["--filter", f"^{re.escape(test.name)}(/|$)"])),
            cwd=self.folder, env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
        timer = threading.Timer(limit, process.kill) if limit else None
        if timer:
            timer.start()
        try:
            # The first test that fails says it all.
            if any(line.startswith(FAILED) for line in process.stdout):
                process.kill()
                process.wait()
                return False
        finally:
            if timer:
                timer.cancel()
            process.stdout.close()
        return process.wait() == 0

    def killer(self, mutation, targets):
        """What notices a mutation, if anything does: the first of some test targets, by its quick tests; or a slow test."""
        tests = {target: [t for t in self.tests[target] if t.passes and t.meets(mutation)] for target in targets}
        quick = []
        for target, met in tests.items():
            # Those that run the fewest places are about this one more likely than others.
            nearest = sorted((test for test in met if test.seconds < 1), key=lambda test: len(test.numbers))
            quick += [(target, nearest[:NEAR]), (target, nearest[NEAR:])]
        slow = sorted((test for met in tests.values() for test in met if test.seconds >= 1), key=lambda test: test.seconds)
        for target, some in quick + [(test.target, [test]) for test in slow]:
            # One under which tests take much longer than usual never ends.
            limit = 10 + 5 * sum(test.seconds for test in some)
            if some and not self.passes(some, mutation.environment, limit):
                return target
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=sorted(ENGINES), action="append", help="this engine; may be given again")
    parser.add_argument("--kind", choices=KINDS, action="append", help="this kind; may be given again")
    parser.add_argument("--match", action="append", help="those whose text contains this; may be given again")
    parser.add_argument("--since", metavar="COMMIT", help="those on lines that this commit does not have")
    parser.add_argument("--again", metavar="LOG", help="those that an earlier run has printed as surviving")
    parser.add_argument("--sample", type=int, help="this many, drawn by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--own", action="store_true", help="the engines' own tests only")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()

    mutations = []
    for engine in options.only or ENGINES:
        if engine != "InteractionLaws":
            mutations += corrections(engine)
        mutations += changes(engine)
    mutations = [m for m in mutations if m.kind in (options.kind or KINDS)]
    known = equivalents()
    unused = [key for key in known if not options.only and not options.kind and key not in {m.key for m in mutations}]
    mutations = [m for m in mutations if m.key not in known and any(part in m.name for part in options.match or [""])]
    if options.since:
        new = lines_since(options.since)
        mutations = [m for m in mutations if m.line in new.get(m.path, ())]
    if options.again:
        with open(options.again, encoding="utf-8") as file:
            survivors = {re.sub(r":\d+: ", ": ", line.partition("SURVIVES: ")[2].strip(), count=1) for line in file}
        mutations = [m for m in mutations if m.key in survivors]
    if options.sample is not None and options.sample < len(mutations):
        mutations = random.Random(options.seed).sample(mutations, options.sample)
    if options.list:
        print("\n".join(m.name for m in mutations))
    print(f"{len(mutations)} mutations, {len(known)} more known to change nothing.")
    for key in unused:
        print(f"In equivalents.txt but nowhere in the sources: {key}")
    if options.list:
        return 0

    start = time.monotonic()
    copy = Copy(mutations)
    try:
        print("Building them all into one copy, which takes some minutes.", flush=True)
        mutations = copy.build(options.jobs)
        targets = {m.engine: [m.engine + "Tests"] + ([] if options.own else ENGINES[m.engine]) for m in mutations}
        copy.meet(set(sum(targets.values(), [])), options.jobs)
        # Tests that fail anyway notice nothing; the minutes of the build are not lost for the others.
        red = [test for tests in copy.tests.values() for test in tests if not test.passes]
        for test in red:
            print(f"{test.name} fails before anything is broken, and is left out.", flush=True)
        print(f"Built and green after {time.monotonic() - start:.0f} s.", flush=True)

        def judged(mutation):
            before = time.monotonic()
            by = copy.killer(mutation, targets[mutation.engine])
            return mutation, by, time.monotonic() - before

        survivors = []
        with ThreadPoolExecutor(options.jobs) as pool:
            for number, (mutation, by, seconds) in enumerate(pool.map(judged, mutations), 1):
                verdict = f"killed by {by}" if by else "SURVIVES"
                print(f"{number}/{len(mutations)} {seconds:.0f} s {verdict}: {mutation.name}", flush=True)
                if by is None:
                    survivors.append(mutation)
    finally:
        shutil.rmtree(copy.folder, ignore_errors=True)
    print(f"\n{len(mutations)} mutations in {time.monotonic() - start:.0f} s, {len(survivors)} survivors")
    for mutation in survivors:
        print("  " + mutation.name)
    return 1 if survivors or red else 0


if __name__ == "__main__":
    sys.exit(main())
