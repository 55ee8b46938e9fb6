#!/usr/bin/env python3
"""Opens every page of the web site in Chromium, and says in a line each what is wrong.

    Tests/Site/check.py FOLDER [FOLDER FOR PICTURES]

Pages are shown at 360 points in the light and at 1280 in the dark, all folded parts open, and judged by check.js; figures.js judges
the pictures. Then use.py uses the search, the switches and a film. Needs Debian's chromium and playwright from PyPI.
"""
import concurrent.futures
import pathlib
import sys
import urllib.parse

from playwright.sync_api import sync_playwright

import figures
import use

site = pathlib.Path(sys.argv[1]).resolve()
pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
figures_folder = pathlib.Path(__file__).resolve().parents[2] / "Docs/Figures"
script = (pathlib.Path(__file__).parent / "check.js").read_text()
# What has checks of its own, and what is shown only by a server.
LEFT_OUT = {"Docs/playground.html", "404.html"}
SOURCES = (".swift", ".json")
LOOKS = NARROW, WIDE = [("360 light", 360, "light"), ("1280 dark", 1280, "dark")]

# How large the pictures of a page are, 1 as they are, by their addresses.
SHOWN = """() => [...document.images].filter((one) => one.clientWidth > 0)
  .map((one) => [one.getAttribute("src").split("/").pop().split("#")[0], one.clientWidth / one.getAttribute("width")])"""
PLACES = """() => [[...document.querySelectorAll("a[href], link[href], script[src], img[src]")].map((one) => one.href || one.src),
  [...document.querySelectorAll("[id]")].map((one) => one.id)]"""


class Browser:
    """A window, as wide and as light as its look, that remembers what went wrong in it."""

    def __init__(self, playwright, look):
        _, width, scheme = look
        self.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        # A phone has no bar to scroll with beside the page.
        self.page = self.browser.new_page(
            viewport={"width": width, "height": 900}, color_scheme=scheme, is_mobile=width < 400, reduced_motion="reduce")
        self.problems = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self.requested)

    def heard(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text}")

    def requested(self, request):
        if urllib.parse.urlsplit(request.url).scheme not in ("data", "file", "blob"):
            self.problems.append(f"asks for {request.url}")

    def open(self, path):
        self.page.goto((site / path).as_uri())


def judge(browser, name, path):
    """What is wrong with a page in a look, its links, the places that they may lead to, and how large its pictures are."""
    browser.problems = []
    browser.open(path)
    problems = [f"{path}: {name}: {one}" for one in browser.page.evaluate(script) + browser.problems]
    if pictures:
        target = pictures / name.replace(" ", "-") / f"{path}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        browser.page.screenshot(path=str(target))
    links, places = browser.page.evaluate(PLACES)
    return problems, set(links), set(places), dict(browser.page.evaluate(SHOWN))


def is_source(path):
    """Whether a page shows a file of code."""
    return path.removesuffix(".html").endswith(SOURCES)


def judge_all(look):
    """Each page in a look; sources in one of them, because there are hundreds, all by one template."""
    pages = sorted({str(path.relative_to(site)) for path in site.rglob("*.html")} - LEFT_OUT)
    with sync_playwright() as playwright:
        browser = Browser(playwright, look)
        found = {path: judge(browser, look[0], path) for path in pages if look == NARROW or not is_source(path)}
        browser.browser.close()
    return found


def dead_links(judged):
    """The links that lead to no file or to no place in it."""
    for path, (_, links, _, _) in judged.items():
        for link in links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme != "file":
                continue
            target = pathlib.Path(urllib.parse.unquote(parts.path))
            if not target.is_file() or not target.is_relative_to(site):
                yield f"{path}: a link leads to no file: {link}"
                continue
            name = str(target.relative_to(site))
            place = urllib.parse.unquote(parts.fragment)
            if place and name in judged and place not in judged[name][2]:
                yield f"{path}: a link leads to no place: {name}#{place}"


def shown(judged):
    """How large pictures are where a page shows them smallest, by their names."""
    smallest = {}
    for _, _, _, sizes in judged.values():
        for name, size in sizes.items():
            smallest[name] = min(size, smallest.get(name, 1))
    return smallest


def main():
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        judged, wide = pool.map(judge_all, LOOKS)
    problems = [problem for one in (judged, wide) for found in one.values() for problem in found[0]] + sorted(dead_links(judged))
    with sync_playwright() as playwright:
        browser = Browser(playwright, ("1280 light", 1280, "light"))
        problems += use.problems(browser)
        problems += figures.problems(browser, sorted(figures_folder.rglob("*.svg")), shown(judged))
        browser.browser.close()
    for problem in problems:
        print(problem)
    print(f"{len(judged)} pages, {sum(len(links) for _, links, _, _ in judged.values())} links, {len(problems)} problems.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
