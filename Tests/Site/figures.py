"""Looks at every picture by itself, light and dark, as it stands still; and at those that move at three moments."""
import pathlib
import re

# Pairs of colours that have less contrast than they should by design, and why; one that no picture has any more is named, to be taken out.
KNOWN = {
    "#000000 on #0000ff": "texts on the article's own blue, in the picture of the view hierarchy",
    "#98989f on #00ff00": "the disclosure mark on the article's own green there, in the dark",
}

script = (pathlib.Path(__file__).parent / "figures.js").read_text()

# The parts of a film at which it is looked at.
MOMENTS = (0.3, 0.55, 0.85)
SEEK = """(part) => document.getAnimations().forEach((one) => {
  one.pause();
  one.currentTime = part * one.effect.getTiming().duration;
})"""


def problems(browser, pictures, shown):
    """What is wrong with pictures, of which pages show some smaller than they are at 360 points."""
    found, met = [], set()
    browser.problems = []

    def judge(name, look):
        for colors, problem in browser.page.evaluate(script, shown.get(name, 1)):
            met.add(colors)
            line = f"{label}: {look}: {colors + ', ' if colors else ''}{problem}"
            if colors not in KNOWN and line not in found:
                found.append(line)

    for picture in pictures:
        name, label = picture.name, "/".join(picture.parts[-2:])
        head = picture.read_text()[:400]
        size = re.search(r'width="([\d.]+)" height="([\d.]+)"', head)
        width, height = (int(float(one)) + 1 for one in size.groups()) if size else (1280, 900)
        browser.page.goto(picture.as_uri())
        for scheme in ("light", "dark"):
            browser.page.emulate_media(color_scheme=scheme)
            browser.page.set_viewport_size({"width": max(width, 200), "height": max(height, 100)})
            judge(name, scheme)
        if "@keyframes" in picture.read_text():
            found += [f"{label}: {one}" for one in moving(browser)]
            for part in MOMENTS:
                browser.page.evaluate(SEEK, part)
                judge(name, f"at {part}")
            browser.page.emulate_media(reduced_motion="reduce")
    for colors in KNOWN:
        if colors not in met:
            print(f"Note: no picture has {colors} any more; take it out of Tests/Site/figures.py.")
    return found + [f"pictures: {one}" for one in browser.problems]


def moving(browser):
    """Whether a film stands where its address says so, and moves where it does not; it is left moving."""
    browser.page.emulate_media(reduced_motion="no-preference", color_scheme="light")
    running = "(place) => { location.hash = place; return document.getAnimations().length; }"
    if browser.page.evaluate(running, "still"):
        yield "moves on paper, where a page asks for its still moment"
    if not browser.page.evaluate(running, ""):
        yield "does not move"
