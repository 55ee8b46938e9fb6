#!/usr/bin/env python3
"""Tries the web site in Firefox and in WebKit: how pages are shown, the search, the switch, and the films.

    xvfb-run Tests/Site/engines.py FOLDER [FOLDER FOR PICTURES]

Needs Debian's firefox-esr, webkit2gtk-driver and xvfb.
"""
import pathlib
import sys
import time

import drivers

site = pathlib.Path(sys.argv[1]).resolve()
pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
script = (pathlib.Path(__file__).parent / "check.js").read_text()
FILM = "[...document.querySelectorAll('img.film')].find((one) => one.clientWidth > 0)"


def shown(driver, name):
    """What check.js finds on each page but sources, at two widths."""
    copies = site.parent / "pages"
    pages = sorted(str(path.relative_to(copies).with_suffix(".html")) for path in copies.rglob("*.md"))
    for width in (500, 1280):  # Firefox has no narrower window
        driver.resize(width, 900)
        for page in (one.replace("README.html", "index.html") for one in pages):
            driver.open((site / page).as_uri())
            for problem in driver.evaluate(script.strip().removesuffix(";")):
                yield f"{page}: {width}: {problem}"
            if pictures:
                target = pictures / f"{name}-{width}" / f"{page}.png"
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(driver.picture())


def moves(driver):
    """Whether anything on the page changes by itself."""
    driver.evaluate(FILM + ".scrollIntoView({ behavior: 'instant', block: 'center' })")
    time.sleep(2)
    found = set()
    for _ in range(4):
        found.add(driver.picture())
        time.sleep(0.3)
    return len(found) > 1


def films(driver):
    driver.open((site / "Docs/ConstraintSwipe.html").as_uri())
    if not moves(driver):
        yield "a film does not move"
    driver.evaluate("document.querySelector('.film-box button').click()")
    if moves(driver):
        yield "a film that is paused moves"
    light = driver.picture()
    for _ in range(2):
        driver.evaluate("[...document.querySelectorAll('label[for^=__palette]')].find((one) => one.clientWidth > 0).click()")
    driver.wait(FILM + ".matches('.dark')")
    if moves(driver):
        yield "the dark version of a film that is paused moves"
    if driver.picture() == light:
        yield "the switch changes nothing"


def search(driver):
    """What is typed is put into the box, as a paste would be."""
    box = "document.querySelector('[data-md-component=search] button').click()"
    inside = "[...document.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot"
    for start, words in (("Docs/HowTo.html", "one gesture"), ("README.zh-CN.html", "松手时")):
        driver.open((site / start).as_uri())
        driver.wait("document.querySelector('[data-md-component=search] button') !== null")
        driver.evaluate(box)
        driver.wait(inside + "?.querySelector('input') != null")
        driver.evaluate(f"""(() => {{
          const input = {inside}.querySelector("input");
          input.value = "{words}";
          input.dispatchEvent(new InputEvent("input", {{ bubbles: true, composed: true }}));
        }})()""")
        driver.wait(f"[...{inside}.querySelectorAll('a')].some((one) => one.textContent.toLowerCase().includes('{words}'))")


def main():
    problems = []
    for name, engine in drivers.ENGINES.items():
        with engine() as driver:
            for part in (search, films, lambda one: shown(one, name)):
                try:
                    problems += [f"{name}: {one}" for one in part(driver) or ()]
                except (RuntimeError, TimeoutError) as error:
                    problems.append(f"{name}: {error}")
    for problem in problems:
        print(problem)
    print(f"{len(drivers.ENGINES)} engines, {len(problems)} problems.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
