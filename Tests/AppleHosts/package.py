#!/usr/bin/env python3
"""Says what `check` wants to know of Package.swift.

    package.py modules                 the modules of the library products, each after those that it needs
    package.py minimum                 the oldest iOS that is promised
    package.py elsewhere INTERFACE...  what that iOS has and another promised system at its oldest lacks
    package.py unlisted                what Xcode's scheme and the package index are not told of, or too much of
    package.py copy FOLDER             writes the libraries into a folder, as a package without `@discardableResult`
"""

import graphlib
import json
import pathlib
import re
import subprocess
import sys

DESCRIBE = ["swift", "package", "--scratch-path", ".build-apple/package", "describe", "--type", "json"]
SCHEME = ".swiftpm/xcode/xcshareddata/xcschemes/Libraries.xcscheme"
OTHERS = {"macos": "macOS", "tvos": "tvOS", "visionos": "visionOS"}


def modules(package):
    libraries = {product["name"] for product in package["products"] if "library" in product["type"]}
    needs = {
        target["name"]: target.get("target_dependencies", [])
        for target in sorted(package["targets"], key=lambda target: target["name"])
        if libraries.intersection(target.get("product_memberships", []))
    }
    return graphlib.TopologicalSorter(needs).static_order()


def unlisted(package):
    """Libraries and tests that stand in Package.swift and not in the scheme or the index, or the other way round."""
    libraries = {product["name"] for product in package["products"] if "library" in product["type"]}
    tests = {target["name"] for target in package["targets"] if target["type"] == "test"}
    # Those of a program, which only macOS has.
    tests -= {"DocGenTests"}
    index = set(re.findall(r"^ +- (\w+)$", open(".spi.yml").read(), re.MULTILINE))
    scheme = set(re.findall(r'BlueprintName = "(\w+)"', open(SCHEME).read()))
    for name in sorted(libraries ^ index):
        yield f".spi.yml: {name}"
    for name in sorted((libraries | tests) ^ scheme):
        yield f"{SCHEME}: {name}"


def copy(folder):
    """Writes the libraries without `@discardableResult`. A file that is the same keeps its date, and need not be compiled again."""
    wanted = {
        folder / file: re.sub(r"@discardableResult\s+", "", file.read_text())
        for file in [*pathlib.Path("Sources").rglob("*"), pathlib.Path("Package.swift")] if file.is_file()
    }
    # What is not copied cannot be built.
    wanted[folder / "Package.swift"] += """
package.targets.removeAll { $0.type != .regular || $0.path != nil }
package.products.removeAll { $0 is Product.Executable }
"""
    for file in (folder / "Sources").rglob("*"):
        if file.is_file() and file not in wanted:
            file.unlink()
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text() != text:
            file.write_text(text)


def number(version):
    return [int(part) for part in version.split(".")]


def elsewhere(promised, interfaces):
    """The @available lines that let this iOS pass and not another system; one that a line does not name follows iOS."""
    for line in sorted({line.strip() for path in interfaces for line in open(path) if "@available(" in line}):
        versions = dict(re.findall(r"(\w+) (\d[\d.]*)", line))
        if number(versions.get("iOS", "0")) > number(promised["ios"]):
            continue
        for key, name in OTHERS.items():
            newer = key in promised and number(versions.get(name, "0")) > number(promised[key])
            if newer or f"({name}, " in line:
                yield f"{name}: {line}"


def main(arguments):
    description = subprocess.run(DESCRIBE, stdout=subprocess.PIPE)
    if description.returncode != 0:
        sys.exit("Package.swift cannot be read.")
    package = json.loads(description.stdout)
    promised = {platform["name"]: platform["version"] for platform in package["platforms"]}
    match arguments:
        case ["modules"]:
            print(*modules(package), sep="\n")
        case ["minimum"]:
            print(promised["ios"])
        case ["elsewhere", *interfaces]:
            print(*elsewhere(promised, interfaces), sep="\n")
        case ["unlisted"]:
            print(*unlisted(package), sep="\n")
        case ["copy", folder]:
            copy(pathlib.Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
