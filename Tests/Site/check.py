#!/usr/bin/env python3
"""Opens every page of the web site in Chromium, and says in a line each what is wrong.

    Tests/Site/check.py FOLDER [FOLDER FOR PICTURES]

Each page is shown at 360 and 1280 points, light and dark, and as paper; check.js judges what is shown, figures.js the pictures. Then the search, the switch
and the tab key are tried. Needs Debian's chromium and playwright from PyPI.
"""
import concurrent.futures
import pathlib
import sys
import urllib.parse

from playwright.sync_api import sync_playwright

import figures
import keyboard

site = pathlib.Path(sys.argv[1]).resolve()
pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
script = (pathlib.Path(__file__).parent / "check.js").read_text()
PLAYGROUND = "Docs/playground.html"
LOOKS = [("360 light", 360, "light", "screen"), ("1280 dark", 1280, "dark", "screen"), ("paper", 720, "light", "print"),
         ("360 dark", 360, "dark", "screen"), ("1280 light", 1280, "light", "screen")]
# There are hundreds of sources, all by one template: each width, each colour and paper, once.
SOURCE_LOOKS = LOOKS[:3]

# How large the pictures of a page are, 1 as they are, by their addresses.
SHOWN = """() => [...document.images].filter((one) => one.clientWidth > 0)
  .map((one) => [one.src, one.clientWidth / one.naturalWidth])"""


class Browser:
    """A window that remembers what went wrong in it."""

    def __init__(self, playwright):
        self.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        self.page = self.browser.new_page(reduced_motion="reduce")
        self.problems = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self.requested)

    def heard(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text}")

    def requested(self, request):
        address = urllib.parse.urlsplit(request.url)
        inside = address.scheme == "data" or address.scheme == "file" and pathlib.Path(urllib.parse.unquote(address.path)).is_relative_to(site)
        if not inside:
            self.problems.append(f"asks for {request.url}")

    def open(self, path):
        self.page.goto((site / path).as_uri())

    def look(self, width, scheme, media):
        self.page.set_viewport_size({"width": width, "height": 900})
        self.page.emulate_media(color_scheme=scheme, media=media)


def judge(browser, path):
    """What is wrong with a page, its links, and the places that they may lead to."""
    problems = []
    browser.problems = []
    browser.open(path)
    for name, width, scheme, media in SOURCE_LOOKS if path.endswith(".swift.html") else LOOKS:
        browser.look(width, scheme, media)
        problems += [f"{path}: {name}: {one}" for one in browser.page.evaluate(script)]
        if name == "360 light":
            pictures_shown = dict(browser.page.evaluate(SHOWN))
        if pictures:
            target = pictures / name.replace(" ", "-") / f"{path}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            browser.page.screenshot(path=str(target))
    links, places = browser.page.evaluate(
        """() => [[...document.querySelectorAll("a[href], link[href], script[src], img[src]")].map((one) => one.href || one.src),
                  [...document.querySelectorAll("[id]")].map((one) => one.id)]""")
    return problems + [f"{path}: {one}" for one in browser.problems], set(links), set(places), pictures_shown


def judge_all(paths):
    with sync_playwright() as playwright:
        browser = Browser(playwright)
        found = {path: judge(browser, path) for path in paths}
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
            if not place or name == PLAYGROUND:  # its places are its own
                continue
            is_there = place in judged[name][2] if name in judged else f'id="{place}"' in target.read_text()
            if not is_there:
                yield f"{path}: a link leads to no place: {name}#{place}"


def shown(judged):
    """How large pictures are where a page shows them smallest, by their files."""
    smallest = {}
    for _, _, _, pictures in judged.values():
        for address, part in pictures.items():
            name = str(pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(address).path)).relative_to(site))
            smallest[name] = min(part, smallest.get(name, 1))
    return smallest


def main():
    pages = sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))
    pages.remove(PLAYGROUND)  # it has checks of its own
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        judged = {path: found for part in pool.map(judge_all, [pages[::2], pages[1::2]]) for path, found in part.items()}
    problems = [problem for path in pages for problem in judged[path][0]] + sorted(dead_links(judged))
    with sync_playwright() as playwright:
        browser = Browser(playwright)
        problems += keyboard.problems(browser)
        problems += figures.problems(browser, sorted(site.rglob("*.svg")), site, shown(judged))
        browser.browser.close()
    for problem in problems:
        print(problem)
    print(f"{len(pages)} pages, {sum(len(links) for _, links, _, _ in judged.values())} links, {len(problems)} problems.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
