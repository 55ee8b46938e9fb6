"""Looks at every picture by itself, light and dark, as it stands still."""
import pathlib
import re

# Pairs of colours that have less than 3 by design, and why; one that no picture has any more is named, to be taken out.
KNOWN = {
    "#ffffff on #34c759": "iOS's own green for a button that completes",
    "#6c6c70 on #34c759": "the disclosure mark under a button, in the picture of the view hierarchy",
    "#98989f on #34c759": "the same in the dark",
}

script = (pathlib.Path(__file__).parent / "figures.js").read_text()


def problems(browser, pictures, site):
    found, met = [], set()
    browser.problems = []
    for picture in pictures:
        name = str(picture.relative_to(site))
        head = picture.read_text()[:400]
        size = re.search(r'width="([\d.]+)" height="([\d.]+)"', head)
        width, height = (int(float(one)) + 1 for one in size.groups()) if size else (1280, 900)
        browser.open(name)
        for scheme in ("light", "dark"):
            browser.look(width, scheme, "screen")
            browser.page.set_viewport_size({"width": max(width, 200), "height": max(height, 100)})
            for colors, problem in browser.page.evaluate(script):
                met.add(colors)
                line = f"{name}: {scheme}: {colors}, {problem}"
                if colors not in KNOWN and line not in found:
                    found.append(line)
    for colors in KNOWN:
        if colors not in met:
            print(f"Note: no picture has {colors} any more; take it out of Tests/Site/figures.py.")
    return found + [f"pictures: {one}" for one in browser.problems]
