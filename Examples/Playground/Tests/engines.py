#!/usr/bin/env python3
"""Tries the page in Firefox and in WebKit, as page.py does in Chromium: fingers where the driver has them, else a mouse, and keys.

    xvfb-run Tests/engines.py PLAYGROUND.html

Needs Debian's firefox-esr, webkit2gtk-driver and xvfb.
"""
import pathlib, sys, time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Tests/Site"))
import drivers

file = pathlib.Path(sys.argv[1]).resolve().as_uri()
designs = ("constraint-swipe", "scroll-swipe", "utility-buttons", "expandable-table", "gesture-list")
# What WebDriver calls keys.
DOWN, RIGHT, ENTER, ESCAPE, CONTROL = "\ue015", "\ue014", "\ue007", "\ue00c", "\ue009"

# Plays each recorded gesture, and sums up what the table tells and draws; what a browser computes must be what another one does.
PLAYED = """(() => {
  const { engine, panels, replay } = window.playground;
  let sum = 0x811c9dc5, count = 0;
  for (const script of Object.values(panels.find(({ scripts }) => scripts).scripts)) {
    const table = engine.make(script.configuration), end = Math.max(0, ...script.events.map(({ at }) => at));
    replay(table, JSON.stringify(script));
    const seen = [table.notices, ...Array.from({ length: 20 }, (_, frame) => table.draw(end + frame / 30).layers)];
    for (const letter of JSON.stringify(seen)) sum = Math.imul(sum ^ letter.codePointAt(0), 0x01000193) >>> 0;
    table.destroy();
    count += 1;
  }
  return `${count} gestures, ${sum.toString(16)}`;
})()"""
OFFSETS = "window.playground.stage.sides.map(({ table }) => table.look(%d, 0, window.playground.stage.time()).offset)"
NOW = "document.querySelector('#lesson li.now p').textContent"
# How many colours each table shows; one is a table that is not painted.
COLORS = """[...document.querySelectorAll(".phone canvas")].map((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
})"""
# Where there is little room, Undo is in the text's box, whose buttons it does not cover.
BESIDE = """(() => {
  const [lesson, undo, ...others] = ["#lesson", "#undo", "#lesson .now button", "#lesson .next"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return undo.top > lesson.top && undo.bottom < lesson.bottom && undo.right < lesson.right && undo.height >= 44
    && others.every((one) => !one || one.right < undo.left);
})()"""
SEEN = """(() => {
  const isSeen = (one) => {
    const { top, bottom, left, right } = document.querySelector(one).getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  return ["#lesson-title", "#lesson li.now", "#first .phone", "#second .phone"].filter((one) => !isSeen(one));
})()"""


class Hands:
    """Fingers and keys on table 2; places are in its points."""

    def __init__(self, driver, kind):
        self.driver, self.kind = driver, kind

    def finger(self, number, *places, lasts=400):
        """One that goes from place to place, in so many milliseconds each, and up."""
        left, top = self.driver.evaluate("(({ x, y }) => [x, y])(document.querySelector('#second .phone').getBoundingClientRect())")
        move = lambda place, lasts: {"type": "pointerMove", "duration": lasts, "origin": "viewport", "x": round(left + place[0]), "y": round(top + place[1])}
        return {"type": "pointer", "id": f"finger {number}", "parameters": {"pointerType": self.kind}, "actions": [
            move(places[0], 0), {"type": "pointerDown", "button": 0}, *(move(place, lasts) for place in places[1:]), {"type": "pause", "duration": 300},
            {"type": "pointerUp", "button": 0}]}

    def drag(self, *places):
        self.driver.perform([self.finger(0, *places)])
        self.still()

    def press(self, *keys):
        """Presses keys, all at once."""
        self.driver.perform([{"type": "key", "id": "keys", "actions": [
            *({"type": "keyDown", "value": key} for key in keys), *({"type": "keyUp", "value": key} for key in reversed(keys))]}])
        self.still()

    def still(self):
        self.driver.wait("window.playground.stage.isStill && !window.playground.stage.isPlaying")
        time.sleep(0.2)


def opened(driver, hash=""):
    driver.open("about:blank")
    driver.open(file + hash)
    driver.wait("window.playground !== undefined")
    driver.evaluate("(() => { window.problems = []; addEventListener('error', ({ message }) => problems.push(message)); })()")


def first_minute(driver, hands):
    """The demonstration plays; then a drag of one's own sticks in table 1, and the question is asked."""
    opened(driver)
    hands.still()
    if driver.evaluate(OFFSETS % 2) != [-160, 0]:
        yield f"the demonstration leaves the rows at {driver.evaluate(OFFSETS % 2)}"
    hands.drag((290, 66), (100, 67), (255, 66))
    if driver.evaluate(OFFSETS % 1) != [-160, 0]:
        yield f"a drag leaves the rows at {driver.evaluate(OFFSETS % 1)}"
    if "Why is only one row still open?" not in driver.evaluate(NOW):
        yield f"the last step says {driver.evaluate(NOW)}"
    sums = driver.evaluate("[...document.querySelectorAll('#why .sum b')].map((one) => one.textContent).join()")
    if sums != "−160,−25":
        yield f"the sums end at {sums}"
    if "no jumps" not in driver.evaluate("document.getElementById('lights').textContent"):
        yield "no promise is broken"


def keys(driver, hands):
    """A row is deleted by its button, the focus is on the row that follows; it is brought back, and has the focus."""
    opened(driver, "#design=scroll-swipe")
    driver.evaluate("document.querySelector('#second .rows').focus()")
    for key in (DOWN, RIGHT, RIGHT, ENTER):
        hands.press(key)
    focus = "document.activeElement.textContent"
    if driver.evaluate(focus) != "Item #3":
        yield f"after Delete, the focus is on {driver.evaluate(focus)}"
    hands.press(CONTROL, "z")
    said = driver.evaluate("document.getElementById('said').lastChild.textContent")
    if said != "Undone. Item #2, row 2 of 30":
        yield f"undone is said as {said}"
    hands.press(RIGHT)
    hands.press(ESCAPE)
    said = driver.evaluate("document.getElementById('said').lastChild.textContent")
    if said != "Closed. Item #2, row 2 of 30":
        yield f"closed is said as {said}"


def two_fingers(driver, hands):
    """Two that land at once are two: they part the items between them, where another one comes."""
    if hands.kind != "touch":
        return
    opened(driver, "#design=gesture-list")
    before = driver.evaluate("window.playground.stage.sides[1].table.rowCount")
    driver.perform([hands.finger(0, (100, 70), (100, 20)), hands.finger(1, (200, 80), (200, 190))])
    hands.still()
    if driver.evaluate("window.playground.stage.sides[1].table.rowCount") != before + 1:
        yield "two fingers part nothing"


def shown(driver, hands):
    """Each design is painted and in sight, at two widths: Firefox has no narrower window."""
    for width, height in ((500, 760), (1280, 860)):
        driver.resize(width, height)
        for design in designs:
            opened(driver, f"#design={design}")
            hands.still()
            unseen, colors = driver.evaluate(SEEN), driver.evaluate(COLORS)
            if unseen:
                yield f"{width}, {design}: out of sight are {unseen}"
            if width == 500 and not driver.evaluate(BESIDE):
                yield f"{width}, {design}: Undo is not beside the text's buttons"
            if min(colors) < 10 or len(colors) != 2:
                yield f"{width}, {design}: painted in {colors} colours"
            if driver.evaluate("document.documentElement.scrollWidth > innerWidth"):
                yield f"{width}, {design}: wider than the page"
            for hold in ((290, 66), (60, 110)):
                hands.drag(hold, (175, 68))
            if driver.evaluate("window.problems.length"):
                yield f"{width}, {design}: {driver.evaluate('window.problems')}"


def main():
    problems, sums = [], set()
    # WebKit's driver has no fingers.
    for (name, engine), kind in zip(drivers.ENGINES.items(), ("touch", "mouse")):
        with engine() as driver:
            driver.resize(1280, 860)
            for part in (first_minute, keys, two_fingers, shown):
                start = time.time()
                try:
                    found = list(part(driver, Hands(driver, kind)))
                except (RuntimeError, TimeoutError) as error:
                    found = [str(error)]
                problems += [f"{name}, {part.__name__}: {one}" for one in found]
                print("FAILED" if found else "ok    ", f"{name}, {part.__name__}: {time.time() - start:.0f} s", flush=True)
            sums.add(driver.evaluate(PLAYED))
    if len(sums) != 1:
        problems.append(f"recorded gestures are not the same: {sums}")
    for problem in problems:
        print(problem)
    print(f"{len(drivers.ENGINES)} engines, {sums}, {len(problems)} problems.")
    return 1 if problems else 0


sys.exit(main())
