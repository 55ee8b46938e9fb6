#!/usr/bin/env python3
"""Sees that StandIns/README.md names every declaration of the stand-ins, and each name only where it says how it is known.

    behaviours.py    run by `check --stand-ins`

Left out are what is the stand-ins' own, beginning with `shim`, `Shim` or an underscore, and the numbers of option sets and structs.
"""

import pathlib
import re
import sys

here = pathlib.Path(__file__).parent / "StandIns"
page = (here / "README.md").read_text()
named = {word for code in re.findall(r"`([^`\n]+)`", page) for word in re.findall(r"\w+", code)}
PLAIN = {"rawValue", "a", "b", "c", "d", "tx", "ty", "main"}

OWNER = re.compile(r"\b(?:class|struct|enum|protocol|extension|actor)\s+([\w.]+)")
MEMBER = re.compile(r"\b(?:open|public)\b[^={(]*?\b(func|var|let)\s+(\w+)")


def declared(path):
    """The types of a file that are public, and their members, each as (type, name)."""
    owners, depth = [], 0
    for line in path.read_text().splitlines():
        code = line.split("//")[0]
        owner, member = OWNER.search(code), MEMBER.search(code)
        if owner and not re.search(r"\bclass (?:func|var)\b", code):
            if re.search(r"\b(?:open|public)\b", code):
                yield [*(name for name, _ in owners), owner[1]], owner[1].split(".")[-1]
        elif member:
            names = [member[2]]
            if member[1] != "func":
                names += re.findall(r",\s*(\w+)\s*[=:]", code[member.end():].split("{")[0])
            for name in names:
                yield [name for name, _ in owners], name
        if owner and code.count("{") > code.count("}"):
            owners.append((owner[1], depth))
        depth += code.count("{") - code.count("}")
        while owners and depth <= owners[-1][1]:
            owners.pop()


def is_own(name):
    return name.startswith(("shim", "Shim", "_")) or name in PLAIN


names = set()
for module in ("Combine", "SwiftUI", "UIKit"):
    for path in sorted((here / "Sources" / module).glob("*.swift")):
        names |= {(module, name) for owners, name in declared(path) if not any(map(is_own, [*owners, name]))}
if missing := sorted(name for name in names if name[1] not in named):
    sys.exit("Tests/AppleHosts/StandIns/README.md does not say how this is known: "
             + ", ".join(f"{name} of {module}" for module, name in missing))
rows = [row.split("|") for row in page.splitlines() if row.startswith("| `") or row.startswith("| a ")]
vague = [row[1].strip() for row in page and rows if not re.search(r"documented|reported|believed|stand-in's", row[3])]
if vague:
    sys.exit("Tests/AppleHosts/StandIns/README.md does not say whether this is documented: " + "; ".join(vague))
print(f"Of each of the {len(names)} names of the stand-ins it is said how it is known.")
