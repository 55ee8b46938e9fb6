#!/usr/bin/env python3
"""Copies the package's Markdown into a folder from which the site is built.

    Examples/Site/stage.py FOLDER

The committed pages are written for GitHub. In the copies, links to sources lead to pages that show the source, folded parts may
hold Markdown, and each picture comes in a light and a dark version. Every page keeps its path, so README.md is the site's start.
FOLDER/mkdocs.yml names FOLDER/pages, where the copies are, and says in which order they are listed.
"""
import json
import os
import pathlib
import re
import shutil
import sys

import order
import sources

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
stage = pathlib.Path(sys.argv[1]).resolve()

# Code, which is left alone; a picture; or what stands before the target of a link, the target, and what stands behind it.
LINK = re.compile(r"(?<!`)(?P<ticks>`+)(?!`)(?:(?!\n\n).)*?(?<!`)(?P=ticks)(?!`)|!\[(?P<alt>[^]]*)\]\((?P<picture>[^)\s]+)\)"
                  r"|(?P<before>\]\(|^\[[^]]+\]: )(?P<target>[^)\s]+)", re.DOTALL | re.MULTILINE)
FENCED = re.compile(r"(^ *(`{3,}).*?^ *\2`*$)", re.DOTALL | re.MULTILINE)
# The line that leads to the same page in the other language; the site has a switch.
TO_OTHER_LANGUAGE = re.compile(r"^\[(?:中文|English)\]\([^)]*\)\n\n", re.MULTILINE)
DARK = "@media (prefers-color-scheme:dark)"


def write(path, text):
    target = stage / "pages" / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text)


def markdown_files():
    """The paths of all pages that are written in Markdown."""
    for folder, folders, files in os.walk(root):
        # Templates are what docgen makes pages of.
        folders[:] = sorted(one for one in folders if not one.startswith(".") and one != "Templates")
        yield from (os.path.relpath(os.path.join(folder, one), root) for one in sorted(files) if one.endswith(".md"))


def staged(path):
    """The path of the page that shows a file or a folder, or of its copy."""
    if (root / path).is_dir():
        return path + ("/README.md" if (root / path / "README.md").exists() else "/index.html")
    if path == "LICENSE":
        return "LICENSE.md"
    return path if path.endswith((".md", ".html", ".svg")) or not (root / path).exists() else path + ".html"


def page(path, linked):
    """A page's text for the site; adds the files and folders to which it links to `linked`."""
    folder = os.path.dirname(path)

    def inside(address):
        file = os.path.normpath(os.path.join(folder, address))
        linked.add(file)
        return file

    def target(link):
        address, hash, place = link.partition("#")
        if not address or ":" in address:
            return link
        return os.path.relpath(staged(inside(address)), folder or ".") + hash + place

    def picture(alt, source):
        svg = (root / inside(source)).read_text()
        width, height = re.search(r'<svg [^>]*width="([\d.]+)" height="([\d.]+)"', svg).groups()
        film = " .film" if "@keyframes" in svg else ""
        return "".join(f"![{alt}]({one}){{.{look}{film} width={width} height={height} loading=lazy}}"
                       for look, one in (("light", source), ("dark", source[:-4] + ".dark.svg")))

    def link(match):
        if match["picture"]:
            return picture(match["alt"], match["picture"])
        return match["before"] + target(match["target"]) if match["target"] else match[0]

    def prose(part):
        part = TO_OTHER_LANGUAGE.sub("", part).replace("<details>", '<details markdown="1">')
        return LINK.sub(link, re.sub(r"<doc:(\w+)>", r"[\1](\1.md)", part))

    parts = FENCED.split((root / path).read_text())
    # Prose, then a fenced block and its ticks, and so on.
    parts[::3] = (prose(part) for part in parts[::3])
    del parts[2::3]
    return "".join(parts)


def stage_file(path, linked):
    """Copies what pages link to, or makes a page of it; adds what that links to to `linked`."""
    file = root / path
    if file.suffix == ".svg":
        svg = file.read_text()
        write(path, svg.replace(DARK, "@media not all"))
        write(path[:-4] + ".dark.svg", svg.replace(DARK, "@media all"))
    elif file.suffix == ".html":
        write(path, file.read_text())
    elif file.is_dir() and not (file / "README.md").exists():
        names = sorted(one.name for one in file.iterdir() if not one.name.startswith("."))
        linked.update(f"{path}/{name}" for name in names)
        links = [(name, os.path.relpath(staged(f"{path}/{name}"), path)) for name in names]
        write(staged(path), sources.page(staged(path), sources.listing(links)))
    elif file.is_file() and path != "LICENSE" and file.suffix != ".md":
        write(staged(path), sources.page(path, sources.code(path, file.read_text())))


def main():
    paths, linked, done = list(markdown_files()), set(), set()
    for path in paths:
        other = order.counterpart(path)
        meta = {"lang": order.language(path)} | ({"alternate": order.address(other)} if other in paths else {})
        head = "".join(f"{name}: {value}\n" for name, value in meta.items())
        write(path, f"---\n{head}---\n\n{page(path, linked)}")
    write("LICENSE.md", "# LICENSE\n\n" + (root / "LICENSE").read_text())
    while linked - done:
        path = min(linked - done)
        done.add(path)
        stage_file(path, linked)
    listed = [path for path in paths if ".docc/" not in path] + ["LICENSE.md"]
    shutil.copytree(here / "assets", stage / "pages/assets")
    (stage / "mkdocs.yml").write_text(json.dumps({
        "INHERIT": os.path.relpath(here / "mkdocs.yml", stage), "docs_dir": "pages", "site_dir": "site",
        "theme": {"custom_dir": str(here / "theme")}, "nav": order.navigation(listed)}, ensure_ascii=False, indent=1))


main()
