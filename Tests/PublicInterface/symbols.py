"""The library modules as the compiler sees them, in their symbol graphs, and the lists of names already taken."""

import concurrent.futures
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SCRATCH = ROOT / ".build-symbols"
GRAPHS = SCRATCH / "graphs"

TYPES = {"swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias", "swift.macro"}


def run(*command):
    """What a command prints. A command that fails ends the script with what it had to say."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def library_modules():
    """The modules of the library products, each with those of them that it depends on, in the order of the manifest."""
    manifest = json.loads(run("swift", "package", "dump-package"))
    modules = [name for product in manifest["products"] if "library" in product["type"] for name in product["targets"]]
    dependencies = {
        target["name"]: [name for kind in target["dependencies"] for name, *_ in kind.values() if name in modules]
        for target in manifest["targets"]
    }
    return {module: dependencies[module] for module in modules}


def triple():
    return json.loads(run("swiftc", "-print-target-info"))["target"]["triple"]


def extract(module, directory, *options):
    """Writes a module's symbol graphs, of what is public, into a directory that holds nothing else."""
    directory.mkdir(parents=True, exist_ok=True)
    for old in directory.glob("*.json"):
        old.unlink()
    run(
        "swift", "symbolgraph-extract", "-module-name", module, "-target", triple(),
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(directory), *options)


def write_graphs(products=None):
    """Writes a folder of symbol graphs for each library module. Builds the package where no folder of modules is given.

    Answers the modules, and where the compiler finds them.
    """
    if not products:
        run("swift", "build")
        products = pathlib.Path(run("swift", "build", "--show-bin-path").strip()) / "Modules"
    products = pathlib.Path(products).resolve()
    modules = library_modules()
    # Two at once, one for each core.
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda module: extract(module, GRAPHS / module, "-I", str(products)), modules))
    return modules, products


class Symbol:
    """One public declaration."""

    def __init__(self, module, graph):
        self.module = module
        self.id = graph["identifier"]["precise"]
        self.is_witness = False
        self.is_requirement = False
        self.refines = set()
        self.kind = graph["kind"]["identifier"]
        self.path = graph["pathComponents"]
        self.fragments = graph.get("declarationFragments", [])
        self.comment = [line["text"] for line in graph.get("docComment", {}).get("lines", [])]
        self.generics = graph.get("swiftGenerics", {})
        signature = graph.get("functionSignature", {})
        self.parameters = [parameter.get("internalName", parameter["name"]) for parameter in signature.get("parameters", [])]
        returned = "".join(fragment["spelling"] for fragment in signature.get("returns", []))
        self.has_result = self.kind != "swift.init" and returned not in ("", "()", "Void")
        self.position = None
        if "location" in graph:
            file = pathlib.Path(graph["location"]["uri"].removeprefix("file://"))
            self.position = (str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file),
                             graph["location"]["position"]["line"] + 1)

    @property
    def name(self):
        """The last component, without a function's labels."""
        return self.path[-1].partition("(")[0]

    @property
    def full_name(self):
        return ".".join(self.path)

    @property
    def is_settable(self):
        """Whether it is a property that can be set."""
        return any(fragment["spelling"] == "set" for fragment in self.fragments)

    @property
    def is_type(self):
        return self.kind in TYPES

    @property
    def is_called(self):
        """Whether it is a function, an initializer or a subscript; operators and `hash(into:)` go without saying."""
        calls = ("swift.func", "swift.method", "swift.type.method", "swift.init", "swift.subscript", "swift.type.subscript")
        return self.kind in calls and self.path[-1] not in ("==(_:_:)", "<(_:_:)", "hash(into:)", "makeIterator()")

    @property
    def is_top_level(self):
        return len(self.path) == 1 and self.name.isidentifier() and self.kind != "swift.extension"


def read_graphs(module, directory):
    """A module's public declarations, those it adds to other modules' types included, in the order of its files."""
    symbols = []
    for file in sorted(directory.glob("*.symbols.json")):
        symbols += [Symbol(module, symbol) for symbol in json.loads(file.read_text())["symbols"]]
    return sorted(symbols, key=lambda symbol: (symbol.position or ("", 0), symbol.path))


def mark_witnesses(symbols, directory):
    """Marks what protocols of ours ask for, and what a type declares because of that: the requirement says what it is.

    Notes for each type, by their ids, the protocols that it says to conform to.
    """
    names = {symbol.id: symbol.path[-1] for symbol in symbols}
    required, conforms, requirements = {}, {}, set()
    for file in directory.glob("*/*.symbols.json"):
        for relation in json.loads(file.read_text())["relationships"]:
            if relation["kind"] == "requirementOf" and relation["source"] in names:
                required.setdefault(relation["target"], {})[names[relation["source"]]] = relation["source"]
                requirements.add(relation["source"])
            if relation["kind"] == "conformsTo":
                conforms.setdefault(relation["source"], set()).add(relation["target"])
    types = {(symbol.module, *symbol.path): symbol.id for symbol in symbols if symbol.is_type}
    for symbol in symbols:
        symbol.is_requirement = symbol.id in requirements
        symbol.refines = conforms.get(symbol.id, set())
        asked, open_protocols = {}, [types.get((symbol.module, *symbol.path[:-1]))]
        while open_protocols:
            protocol = open_protocols.pop()
            asked.update(required.get(protocol, {}))
            open_protocols += conforms.get(protocol, ())
        symbol.is_witness = asked.get(symbol.path[-1], symbol.id) != symbol.id


def with_refined(names, symbols):
    """The names of some protocols, and of all that they refine, at any distance."""
    protocols = {symbol.id: symbol for symbol in symbols if symbol.kind == "swift.protocol"}
    found, open_protocols = set(), [id for id, protocol in protocols.items() if protocol.full_name in names]
    while open_protocols:
        protocol = protocols.get(open_protocols.pop())
        if protocol and protocol.full_name not in found:
            found.add(protocol.full_name)
            open_protocols += protocol.refines
    return found


def read_list(name):
    lines = (HERE / "taken-names" / f"{name}.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def taken_names():
    """Every framework with a list of names, and the names. `modules` and `prefixes` are lists of another kind."""
    frameworks = sorted(file.stem for file in (HERE / "taken-names").glob("*.txt"))
    return {name: read_list(name) for name in frameworks if name not in ("modules", "prefixes")}
