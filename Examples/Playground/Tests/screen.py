"""A page in Chromium with real fingers, for page.py."""
import json, pathlib, subprocess, tempfile, time

# Counts the frames that are asked for, from before the page begins.
counter = """
window.framesAsked = 0;
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (call) => { window.framesAsked += 1; return ask(call); };
"""


class Screen:
    """One page; places are those of a table, in points."""

    def __init__(self, browser, file, hash="", width=1280, height=800, is_first=False, **options):
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, **{"has_touch": True, "device_scale_factor": 2, "accept_downloads": True, **options})
        self.context.add_init_script(counter)
        # Who has been here is shown nothing unasked.
        if not is_first:
            self.context.add_init_script("try { localStorage.setItem('TableInteractions playground', 'seen'); } catch {}")
        self.page = self.context.new_page()
        self.problems, self.requests = [], []
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.problems.append(message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.address = pathlib.Path(file).resolve().as_uri()
        self.open(hash)
        self.cdp = self.context.new_cdp_session(self.page)

    def open(self, hash=""):
        self.page.goto("about:blank")
        self.page.goto(self.address + hash)
        self.page.wait_for_function("window.playground")
        self.still()

    def close(self):
        self.context.close()

    # Fingers

    def box(self, table=2):
        place = self.page.locator(f"#{['first', 'second'][table - 1]} .phone")
        place.scroll_into_view_if_needed()
        return place.bounding_box()

    def touches(self, kind, fingers, table=2):
        box = self.box(table)
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": box["x"] + x, "y": box["y"] + y, "id": number} for number, (x, y) in fingers.items()]})

    def drag(self, *places, steps=12, pause=0.012, rest=0, release=True, table=2):
        """One finger from place to place."""
        self.touches("touchStart", {0: places[0]}, table)
        for (x0, y0), (x1, y1) in zip(places, places[1:]):
            for step in range(1, steps + 1):
                part = step / steps
                self.touches("touchMove", {0: (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)}, table)
                time.sleep(pause)
        time.sleep(rest)
        if release:
            self.touches("touchEnd", {}, table)

    def tap(self, x, y, table=2):
        self.drag((x, y), (x, y), steps=1, pause=0.05, table=table)

    def pinch(self, y0, y1, table=2):
        """Two fingers, one on each place, move apart."""
        self.touches("touchStart", {0: (100, y0)}, table)
        self.touches("touchStart", {0: (100, y0), 1: (250, y1)}, table)
        for step in range(1, 16):
            self.touches("touchMove", {0: (100, y0 - 3 * step), 1: (250, y1 + 4 * step)}, table)
            time.sleep(0.012)
        self.touches("touchEnd", {}, table)

    # What stands there

    def still(self):
        """Waits until nothing moves."""
        self.page.wait_for_function("window.playground.stage.isStill && !window.playground.stage.isPlaying", timeout=15000)

    def run(self, script, argument=None):
        """Evaluates JavaScript; `stage` and `tables` are at hand."""
        return self.page.evaluate(
            "(argument) => { const { stage, engine } = window.playground; const tables = stage.sides.map(({ table }) => table);"
            " const now = stage.time(); return (" + script + "); }", argument)

    def offsets(self, row):
        return self.run("tables.map((table) => table.look(argument, 0, now).offset)", row)

    def reports(self, table=2):
        return self.page.eval_on_selector_all(
            f"#reports li.{['one', 'two'][table - 1]}", "all => all.map((one) => one.textContent.split('  ')[2]).reverse()")

    def design(self, name):
        self.page.click(f"[data-design={name}]")
        self.still()

    def unfold(self, *panels):
        self.page.evaluate(
            "(open) => { for (const panel of document.querySelectorAll('details')) panel.open = open.includes(panel.id); }", list(panels))

    def script(self, table):
        """What has happened to a table, as its script, with a last look."""
        self.run("stage.wait(now)")
        return self.run(f"tables[{table - 1}].recording.script")


class Native:
    """What docgen, and the engines in WebAssembly, make of a script."""

    def __init__(self, docgen, replay):
        self.commands = [[docgen, "replay"], replay]

    def traces(self, script):
        """The two traces, or what was said instead."""
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(script)
            file.flush()
            answers = [subprocess.run([*command, file.name], capture_output=True, text=True) for command in self.commands]
        return [answer.stdout or answer.stderr for answer in answers]

    def play(self, script):
        """The steps of the trace of docgen, and whether the other one has the same bytes."""
        one, other = self.traces(script)
        try:
            return json.loads(one)["steps"], one == other
        except json.JSONDecodeError:
            return None, one
