#!/usr/bin/env python3
"""Drives the page in Chromium by real touches, mouse, wheel and keys, and says what holds.

    Tests/page.py PLAYGROUND.html DOCGEN [FOLDER FOR PICTURES]

Needs Debian's chromium and playwright from PyPI. DOCGEN plays what was recorded natively, `./replay` beside it in WebAssembly.
"""
# One list of checks from top to bottom, in the order of the page: longer than other files, and no part of it is used elsewhere.
import json, pathlib, re, sys, time
from playwright.sync_api import sync_playwright
from contrast import texts_with_little_contrast
from screen import Native, Screen

file, docgen = sys.argv[1:3]
pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
package = pathlib.Path(__file__).resolve().parents[3]
native = Native(docgen, [str(package / "Examples/Playground/replay")])
failures = []


def check(name, holds, detail=""):
    print(("ok    " if holds else "FAILED"), name, detail, flush=True)
    if not holds:
        failures.append(name)


def picture(screen, name, **options):
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        screen.page.screenshot(path=str(pictures / f"{name}.png"), **options)


def is_in_view(screen, selector):
    box, size = screen.page.locator(selector).bounding_box(), screen.page.viewport_size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]


def first_screen(browser):
    """What somebody sees who has never read a line, and how far the first steps lead."""
    for width, height, options in ((1280, 800, {}), (360, 780, {"is_mobile": True})):
        for scheme in ("light", "dark"):
            screen = Screen(browser, file, width=width, height=height, color_scheme=scheme, **options)
            name = f"{width}-{scheme}"
            seen = [one for one in ("#lesson-title", "#lesson li.now", "#first .phone", "#second .phone") if not is_in_view(screen, one)]
            check(f"{name}: the question, the first step and both tables are on the first screen", not seen, str(seen or ""))
            picture(screen, f"{name}-1-first")
            wide = screen.page.evaluate("document.documentElement.scrollWidth")
            check(f"{name}: nothing is wider than the page", wide <= width, str(wide))
            tops = []
            screen.drag((290, 66), (100, 68), (255, 66), steps=20, release=False)
            tops.append(screen.page.locator("#second .phone").bounding_box()["y"])
            place = screen.offsets(1)
            picture(screen, f"{name}-2-sticks")
            check(f"{name}: the article's row is at -160, the corrected one under the finger", place[0] == -160 and -40 < place[1] < -5, str(place))
            check(f"{name}: the reason shows, and that a law is broken", screen.page.is_visible("#why")
                  and "no jumps" in screen.page.inner_text("#lights"))
            screen.touches("touchEnd", {})
            screen.still()
            check(f"{name}: nothing has moved under the finger", screen.page.locator("#second .phone").bounding_box()["y"] == tops[0])
            place = screen.offsets(1)
            check(f"{name}: let go, the one is open and the other closed", place == [-160, 0], str(place))
            screen.unfold("faults", "laws", "map", "tuning", "script", "options")
            wide = screen.page.evaluate("document.documentElement.scrollWidth")
            check(f"{name}: nor is any of the panels", wide <= width, str(wide))
            picture(screen, f"{name}-3-all", full_page=True)
            poor = screen.page.evaluate(texts_with_little_contrast)
            check(f"{name}: texts have 4.5 to 1", not poor, str(poor[:4] if poor else ""))
            check(f"{name}: no error", not screen.problems, str(screen.problems or ""))
            screen.close()


def taken_away(screen):
    """The script of the first steps is what anybody's machine shows."""
    now = lambda: screen.page.eval_on_selector_all("#lesson .steps li", "all => all.findIndex((one) => one.className === 'now')")
    hinted = lambda: screen.page.is_visible("#lesson .hint")
    screen.tap(290, 110)
    screen.still()
    steps, hints = [now()], [hinted()]
    screen.drag((290, 110), (100, 112), release=False)
    time.sleep(0.05)
    steps.append(now())
    screen.touches("touchEnd", {})
    screen.still()
    steps.append(now())
    hints.append(hinted())
    check("who lets go too early is sent back to the first step, and told; who taps is not",
          steps == [0, 1, 0] and hints == [False, True], f"{steps}, {hints}")
    screen.page.click("#again")
    screen.still()
    screen.drag((290, 66), (100, 68), (250, 66), steps=20, release=False)
    time.sleep(0.1)
    with screen.page.expect_download() as download:
        screen.page.click("[data-take=save]")
    screen.touches("touchEnd", {})
    screen.still()
    screen.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.page.click("[data-take=copy]")
    time.sleep(0.2)
    says = screen.page.inner_text("[data-take=copy]")
    copied = screen.page.evaluate("navigator.clipboard.readText()")
    check("a copy is the script, and the button says that it is done",
          says == "Copied" and copied == screen.run("tables[0].recording.script"), says)
    time.sleep(1.5)
    screen.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    screen.page.click("[data-take=copy]")
    time.sleep(0.2)
    says = screen.page.inner_text("[data-take=copy]")
    check("where nothing may be copied, the script is selected, and the button says nothing new",
          says == "Copy it" and screen.page.evaluate("getSelection().toString()") == copied, says)
    script = pathlib.Path(download.value.path()).read_text()
    steps, same = native.play(script)
    check("the saved script is played by docgen, and in WebAssembly to the same bytes", same is True, "" if same is True else str(same)[:200])
    rows = [next(row for row in step["state"]["rows"] if row["id"] == 1)["state"]["offset"] for step in steps or []]
    finger = [event["touch"]["x"] for event in json.loads(script)["events"] if "touch" in event]
    back = finger[-1] - min(finger)
    check("its trace says -160 while the finger has come back", bool(rows) and rows[-1] == -160 and back > 100, f"{back:.0f} points")


def rest_and_requests(screen):
    screen.still()
    before = screen.run("[stage.frames, window.framesAsked]")
    time.sleep(0.6)
    check("at rest no frame is asked for", screen.run("[stage.frames, window.framesAsked]") == before, str(before))
    others = [url for url in screen.requests if not url.startswith((screen.address, "about:", "data:", "blob:"))]
    check("nothing is requested but the file", not others, str(others[:3] or ""))


def corrections(screen):
    """Each correction by itself, in both directions."""
    screen.open()
    screen.unfold("faults")
    names = screen.run("stage.known('constraint-swipe').corrections.map(({ name }) => name)")
    for name in names:
        screen.page.check(f"#faults input[name={name}][data-side='0']")
    made = screen.run("tables[0].configuration.row.corrections")
    check("all corrections switched on, one by one", made is None, f"{len(names)} switches")
    listed = {}
    for name in names:
        screen.page.uncheck(f"#faults input[name={name}][data-side='0']")
        kept = screen.run("tables[0].configuration.row.corrections")
        listed[name] = screen.page.eval_on_selector_all("#laws ul[data-side='0'] [data-law]", "all => all.map((one) => one.dataset.law)")
        if kept != [one for one in names if one != name]:
            check(f"{name} alone is off", False, str(kept))
        screen.page.check(f"#faults input[name={name}][data-side='0']")
    check("each one off marks the laws that the tests know of", "no jumps" in listed["fingerKeepsHold"] and listed["closesWithTable"] == ["closes with the table"],
          str(listed["fingerKeepsHold"]))
    screen.page.uncheck("#faults input[name=fingerKeepsHold][data-side='0']")
    check("the caption says which one is off", "without fingerKeepsHold" in screen.page.inner_text("#first figcaption"))
    screen.drag((290, 66), (100, 68), (220, 66), steps=16, release=False)
    place = screen.offsets(1)
    lit = screen.page.eval_on_selector_all("#laws .broken", "all => all.map((one) => one.dataset.law)")
    check("with nothing but fingerKeepsHold off it sticks, and one law lights up", place[0] == -160 < place[1] and lit == ["no jumps"], f"{place}, {lit}")
    screen.touches("touchEnd", {})
    screen.page.select_option("#faults select[data-side='1']", "DNSSwipeableTableCell")
    check("rules can be chosen", screen.run("tables[1].configuration.row.rules") == "DNSSwipeableTableCell")


def tunables(screen):
    """Every value that can be tuned makes another table, and none is refused."""
    refused = screen.run("""engine.designs.flatMap((design) => design.tunables.flatMap((one) => {
      const values = one.kind === "truth" ? [true, false] : one.kind === "choice" ? one.choices : [Math.max(one.min, 0.6), Math.min(one.max, 0.9)];
      return values.flatMap((value) => {
        stage.show(design.name);
        stage.settings.tuning = { [one.place]: { [one.key]: value } };
        try { stage.build(); return []; } catch (error) { return [`${design.name} ${one.key} ${value}: ${error.message}`]; }
      });
    }))""")
    check("every tunable value can be set", not refused, str(refused[:3] if refused else ""))
    screen.open()
    screen.unfold("tuning")
    fields = screen.page.locator("#tuning [data-key]").count()
    screen.page.check("#tuning [data-key=fullSwipe]")
    screen.page.fill("#tuning [data-key=fullSwipePart]", "0.4")
    screen.page.locator("#tuning [data-key=fullSwipePart]").press("Enter")
    row = screen.run("tables[1].configuration.row")
    check("fields tune both tables", row["fullSwipe"] is True and row["fullSwipePart"] == 0.4, f"{fields} fields")
    screen.drag((300, 66), (60, 68), steps=16)
    screen.still()
    check("a full swipe deletes", "didDelete.1" in screen.reports(), str(screen.reports()))


def time_control(screen):
    durations = []
    for speed in ("1", "0.25"):
        screen.open()
        screen.page.select_option("#speed", speed)
        screen.drag((300, 66), (180, 68), rest=0.05)
        began = time.monotonic()
        screen.still()
        durations.append(time.monotonic() - began)
    check("a quarter of the speed takes longer", durations[1] > 2 * durations[0], "%.2f s, %.2f s" % tuple(durations))
    screen.page.select_option("#speed", "0")
    screen.drag((300, 154), (180, 156), rest=0.05)
    time.sleep(0.2)
    before = screen.offsets(3)
    time.sleep(0.2)
    stands = screen.offsets(3) == before and screen.run("stage.isStill")
    screen.page.click("#step")
    screen.page.click("#step")
    screen.page.wait_for_timeout(60)
    check("stopped, time stands, asks for no frame, and goes on frame by frame", stands and screen.offsets(3) != before, f"{before}, {screen.offsets(3)}")


def hands(screen):
    """Mouse, wheel, trackpad and keys."""
    screen.open()
    page = screen.page
    box = screen.box()
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] + 202, steps=10)
    page.mouse.up()
    screen.still()
    check("a mouse swipes", "didOpen.trailing.4" in screen.reports(), str(screen.reports()))
    for kind, x in (("mousePressed", 300), *(("mouseMoved", 300 - 15 * step) for step in range(1, 11)), ("mouseReleased", 150)):
        screen.cdp.send("Input.dispatchMouseEvent", {
            "type": kind, "x": box["x"] + x, "y": box["y"] + 110, "button": "left", "buttons": int(kind != "mouseReleased"), "clickCount": 1,
            "pointerType": "pen"})
    screen.still()
    check("a pen swipes", "didOpen.trailing.2" in screen.reports(), str(screen.reports()))
    page.mouse.wheel(0, 240)
    time.sleep(0.4)
    screen.still()
    places = screen.run("tables.map((table) => table.contentOffset(now))")
    check("a wheel scrolls both tables", places[0] == places[1] > 100, str(places))
    for step in range(8):
        page.mouse.wheel(16 if step < 5 else 3.5, 0)
        time.sleep(0.016)
    time.sleep(0.3)
    screen.still()
    check("two fingers on a trackpad swipe a row", screen.run("tables[1].rows(now).some(({ rest }) => rest === 'trailing')"))
    phases = re.findall(r'"wheel":\{"phase":"(\w+)"', screen.script(2))
    check("the script tells a wheel from a trackpad", phases[0] == "discrete" and phases[1] == "began" and phases[-1] == "ended", str(phases))

    for name, control, silence in (("wheel", 0, 0.3), ("pinch", 2, 0.5)):
        screen.open()
        box = screen.box()
        screen.cdp.send("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": box["x"] + 150, "y": box["y"] + 100, "deltaX": 16, "deltaY": -20, "modifiers": control})
        page.click("#again")
        time.sleep(silence)
        check(f"a {name} that began on tables that are gone does not end on others", screen.run("tables[1].recording.count") == 0,
              screen.run("tables[1].recording.script"))

    screen.open("#design=gesture-list")
    box = screen.box()
    for _ in range(12):
        screen.cdp.send("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": box["x"] + 150, "y": box["y"] + 100, "deltaX": 0, "deltaY": -20, "modifiers": 2})
        time.sleep(0.016)
    time.sleep(0.6)
    check("a pinch on a trackpad adds an item", "didInsert.7" in screen.reports(), str(screen.reports()))

    screen.open()
    page.locator("#second .rows").focus()
    said = []
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        said.append(page.inner_text("#said"))
    screen.still()
    check("keys go to rows and buttons, and what has the focus is announced",
          said == ["Item #1, row 1 of 30", "Item #2, row 2 of 30", "Item #2, row 2 of 30, More button, 1 of 2",
                   "Item #2, row 2 of 30, Delete button, 2 of 2"], str(said))
    check("the focus shows", page.is_visible("#second .ring") and page.inner_text("#second .ring") == "Delete")
    page.keyboard.press("Enter")
    screen.still()
    check("Return does what has the focus", "didDelete.1" in screen.reports() and "didDelete.1" in screen.reports(1), str(screen.reports()))
    page.keyboard.press("End")
    screen.still()
    check("End shows the last row", screen.run("tables[1].rows(now).at(-1).label") == "Item #30")
    stops = page.evaluate("""() => [...document.querySelectorAll("#stage *")].filter((one) => one.tabIndex >= 0 && one.offsetParent && !one.disabled).map((one) => one.id || one.className)""")
    check("each table is one stop of the tab key", stops.count("rows") == 2, str(stops))


def accessibility(screen):
    screen.open()
    tree = screen.page.locator("#second").aria_snapshot()
    first = tree.split("listitem")[1]
    wanted = ['text: "Item #1"', 'button "Delete"', 'button "More"', 'button "Show trailing actions"']
    check("rows are items of a list, actions are buttons", 'list "ConstraintSwipe, table 2"' in tree and all(one in first for one in wanted),
          " ".join(first.split()))
    check("as many items as rows in sight", tree.count("listitem") == 8, str(tree.count("listitem")))
    sizes = screen.page.eval_on_selector_all("#second li", "all => all.map((one) => [one.ariaPosInSet, one.ariaSetSize])")
    check("each item says which of how many it is", sizes[0] == ["1", "30"] and sizes[7] == ["8", "30"], str(sizes[0]))
    screen.page.locator("#second li:nth-child(3) button[data-action='open.trailing']").dispatch_event("click")
    screen.still()
    check("a button of the list does what it says, in both tables", screen.reports() == ["didOpen.trailing.2"]
          and screen.offsets(2) == [-160, -160], f"{screen.reports()}, {screen.offsets(2)}")
    check("and the row is then said to be open", ", open" in screen.page.locator("#second li:nth-child(3)").text_content(), screen.page.locator("#second li:nth-child(3)").text_content())
    check("the live region is polite", screen.page.get_attribute("#said", "aria-live") == "polite")
    unnamed = screen.page.evaluate("""() => [...document.querySelectorAll("button, input, select, textarea, summary")].filter((one) =>
      !(one.textContent.trim() || one.ariaLabel || one.labels?.[0]?.textContent.trim())).map((one) => one.outerHTML)""")
    check("every control has a name", not unnamed, str(unnamed[:2] or ""))


def recorded(screen, name, gesture, design):
    """What is recorded live is what docgen plays, and the live table stands where the replayed one does."""
    screen.open(f"#design={design}")
    gesture()
    time.sleep(0.8)
    screen.still()
    told = screen.reports()
    script = screen.script(2)
    steps, same = native.play(script)
    check(f"{name}: the recording gives the same bytes natively and in WebAssembly", same is True,
          f"{len(json.loads(script)['events'])} events" if same is True else str(same)[:300])
    if steps is None:
        return
    check(f"{name}: the live table has told the same", told == [one for step in steps for one in step["notices"]], str(told))
    # Played again here, the script ends with the very layers that are on the screen.
    alike = screen.page.evaluate("""(script) => {
      const { stage, engine } = window.playground;
      const { configuration, events } = JSON.parse(script);
      const end = stage.time();
      const picture = (table) => JSON.stringify(table.draw(end).layers);
      const live = picture(stage.sides[1].table);
      const again = engine.make(configuration);
      window.playground.replay(again, script);
      return live === picture(again);
    }""", script)
    check(f"{name}: replayed here, it ends with the very frame that shows", alike)
    state = steps[-1]["state"]
    offset = screen.run("tables[1].contentOffset(now)")
    check(f"{name}: and the trace with where the content is", abs(state["contentOffset"] - offset) < 1e-5, f"{state['contentOffset']}, {offset}")


def designs(screen):
    page = screen.page

    def swipes():
        screen.drag((300, 110), (120, 114))
        time.sleep(0.7)
        screen.drag((60, 198), (230, 198))

    def form():
        for x, y in ((120, 178), (120, 58), (120, 118)):
            screen.tap(x, y)
            time.sleep(0.5)
        page.keyboard.type("Ada")
        page.keyboard.press("Enter")
        screen.drag((200, 300), (200, 180))

    def hold():
        screen.drag((200, 25), (200, 25.5), steps=2, release=False)
        time.sleep(0.7)
        for step in range(1, 24):
            screen.touches("touchMove", {0: (200, 25 + 8 * step)})
            time.sleep(0.012)
        picture(screen, "hold")
        screen.touches("touchEnd", {})

    def pinch():
        screen.pinch(75, 125)
        time.sleep(0.4)
        page.keyboard.type("Feed the cat")
        picture(screen, "pinch")
        page.keyboard.press("Enter")

    def keys():
        page.locator("#second .rows").focus()
        for key in ("ArrowDown", "ArrowDown", "ArrowRight", "Enter", "PageDown"):
            page.keyboard.press(key)
            time.sleep(0.3)
        box = screen.box()
        page.mouse.move(box["x"] + 100, box["y"] + 100)
        page.mouse.wheel(0, -100)
        time.sleep(0.2)

    for name, gesture, design in (
            ("ConstraintSwipe", swipes, "constraint-swipe"), ("ScrollSwipe", swipes, "scroll-swipe"),
            ("UtilityButtons", swipes, "utility-buttons"), ("ExpandableTable", form, "expandable-table"),
            ("GestureList, swipes and hold", lambda: (swipes(), hold()), "gesture-list"), ("GestureList, pinch", pinch, "gesture-list"),
            ("Keys and wheel", keys, "utility-buttons")):
        recorded(screen, name, gesture, design)
        picture(screen, f"design-{name.split(',')[0].replace(' ', '-')}")
        if gesture is pinch:
            labels = "tables[1].rows(now).map(({ label }) => label)"
            check("two fingers add an item, and its text is typed", "Feed the cat" in screen.run(labels), str(screen.reports()))
            page.click("#undo")
            page.click("#undo")
            screen.still()
            check("and both are undone", "Feed the cat" not in screen.run(labels))


def questions(screen):
    screen.open("#buttons=asks")
    screen.drag((300, 66), (120, 68))
    screen.still()
    screen.tap(290, 66)
    screen.still()
    asked = screen.reports()
    screen.page.click("#second .question .main")
    screen.still()
    check("a row that asks first is answered by a button", any(one.startswith("didAsk") for one in asked) and "didDelete.1" in screen.reports(), str(screen.reports()))
    steps, same = native.play(screen.script(2))
    check("and its recording says so, to the same bytes", same is True, "" if same is True else str(same)[:200])


def many_rows(screen):
    screen.open("#rows=1000000")
    screen.drag((200, 300), (200, 60), steps=4, pause=0.008)
    screen.still()
    check("a million rows scroll", screen.run("tables[1].rowCount === 1000000 && tables[1].contentOffset(now) > 200"),
          f"{screen.run('Math.round(engine.memorySize / 1e6)')} MB for two tables")
    screen.page.locator("#second .rows").focus()
    screen.page.keyboard.press("End")
    screen.still()
    check("and End shows the last of them", screen.run("tables[1].rows(now).at(-1).label") == "Item #1000000")


def others_scripts(screen):
    """Scripts from elsewhere, by a drop; what the page cannot play is named, with the command that does."""
    screen.open()
    drop = """([selector, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "script.json", { type: "application/json" }));
      document.querySelector(selector).dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }"""
    gestures = package / "Examples/Gestures"
    flick = (gestures / "flick.json").read_text()
    screen.page.evaluate(drop, ["#second .phone", flick])
    screen.page.wait_for_function("document.getElementById('reports').textContent.includes('didOpen.trailing.3')")
    screen.still()
    taken = json.loads(screen.script(2))
    dropped = json.loads(flick)
    touches = lambda script: [event for event in script["events"] if "touch" in event]
    check("a dropped script is played as it is", touches(taken) == touches(dropped) and taken["configuration"] == dropped["configuration"])
    screen.page.evaluate(drop, ["#first .phone", (gestures / "scroll-swipe-overshoot.json").read_text()])
    screen.page.wait_for_function("document.querySelector('#script .trouble').textContent")
    words = screen.page.inner_text("#script .trouble")
    check("a script that the page does not play is named, with the command for it", "swift run docgen replay" in words, words)
    screen.page.fill("#text", "{")
    screen.page.click("#play")
    check("what is no script is named", "JSON" in screen.page.inner_text("#script .trouble"), screen.page.inner_text("#script .trouble"))
    names = screen.page.eval_on_selector_all("#recorded option", "all => all.map((one) => one.value).filter(Boolean)")
    wrong = []
    for name in names:
        screen.page.select_option("#recorded", name)
        screen.page.wait_for_function("window.playground.stage.isPlaying")
        trouble = screen.page.inner_text("#script .trouble")
        if trouble:
            wrong.append(f"{name}: {trouble}")
    check("every recorded gesture plays", not wrong and len(names) > 10, str(wrong[:2]) if wrong else f"{len(names)} of them")


def maps(screen):
    screen.open()
    screen.unfold("map")
    screen.drag((300, 66), (240, 68), steps=20, rest=0.15)
    screen.still()
    fate = screen.page.inner_text("#map .fate")
    check("the map says where the rows were let go, and what became of them", fate.count("opens") == 2 and "table 1 at −50" in fate, fate)
    colors = screen.page.evaluate("""() => [...document.querySelectorAll("#map canvas")].map((canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set();
      for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 100) seen.add(data[i] >> 5 << 6 | data[i + 1] >> 5 << 3 | data[i + 2] >> 5);
      return seen.size;
    })""")
    check("both maps are painted", min(colors) > 2, str(colors))
    graph = screen.page.evaluate("""() => { const canvas = document.querySelector("#graph canvas"); return [canvas.ariaLabel, canvas.width > 300]; }""")
    check("the graph is painted, and says in words what it shows", "table 1 at −160" in graph[0] and graph[1], str(graph[0]))


def links(screen):
    """Every link of the documentation opens what it says."""
    found = sorted({(path.name, link) for path in (package / "Docs").glob("*.md") for link in re.findall(r"playground\.html(#[^)\s]+)", path.read_text())})
    wrong = []
    for page, link in found:
        screen.page.evaluate("(hash) => { location.hash = hash; }", link)
        wish = dict(part.split("=") for part in link[1:].split("&"))
        screen.page.wait_for_function("(hash) => location.hash === hash", arg=link)
        screen.page.wait_for_timeout(10)
        made = screen.run("tables.map(({ configuration }) => configuration)")
        own = made[0].get("row") or made[0].get("list") or {}
        all_names = screen.run("stage.known(argument).corrections.map(({ name }) => name)", wish["design"])
        right = made[1]["of"] == wish["design"]
        if "rules" in wish:
            right = right and made[1]["row"].get("rules") == wish["rules"]
        if "without" in wish:
            right = right and sorted(own["corrections"] if own["corrections"] != "none" else []) == sorted(set(all_names) - set(wish["without"].split(",")))
        if "script" in wish:
            right = right and screen.run("stage.isPlaying")
        if not right:
            wrong.append(f"{page}{link}")
    check("every link of the documentation opens what it says", not wrong and len(found) > 60, str(wrong[:3]) if wrong else f"{len(found)} links")


def other_looks(browser):
    screen = Screen(browser, file, "#design=constraint-swipe&beside=utility-buttons")
    screen.drag((300, 66), (150, 68), release=False)
    picture(screen, "two-designs")
    check("two designs side by side follow the same finger", all(place < -100 for place in screen.offsets(1)), str(screen.offsets(1)))
    screen.touches("touchEnd", {})
    check("the captions name them", "ConstraintSwipe" in screen.page.inner_text("#first figcaption") and "UtilityButtons" in screen.page.inner_text("#second figcaption"))
    screen.unfold("options")
    screen.page.select_option("#options [data-key=shows]", "second")
    check("one table can be shown alone", screen.page.is_hidden("#first") and screen.page.is_visible("#second"))
    screen.close()

    screen = Screen(browser, file, "#design=utility-buttons&direction=rtl", color_scheme="dark")
    screen.drag((40, 66), (200, 68))
    screen.still()
    picture(screen, "dark-right-to-left")
    check("right to left, a drag to the right opens the trailing side", "didOpen.trailing.1" in screen.reports(), str(screen.reports()))
    screen.unfold("options")
    light = lambda: screen.page.evaluate("getComputedStyle(document.body).backgroundColor")
    before = light()
    screen.page.select_option("#options [data-key=looks]", "light")
    check("light can be chosen where the system is dark", before != light(), f"{before}, {light()}")
    screen.close()

    screen = Screen(browser, file, width=390, height=780)
    screen.drag((330, 66), (150, 68))
    screen.still()
    screen.page.set_viewport_size({"width": 780, "height": 390})
    screen.still()
    check("a page that is turned keeps what was done", screen.offsets(1) == [-160, -160] and screen.run("tables[1].draw(now).layers[0].width") == 332)
    screen.close()

    screen = Screen(browser, file, reduced_motion="reduce")
    screen.drag((300, 66), (160, 68))
    screen.page.wait_for_timeout(60)
    check("with less motion a row is at once where it goes", screen.offsets(1) == [-160, -160] and not screen.run("tables[1].settles > now"), str(screen.offsets(1)))
    steps, same = native.play(screen.script(2))
    check("and its recording says so, to the same bytes", same is True and any(step["event"].startswith("reducesMotion") for step in steps))
    screen.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    first_screen(browser)
    screen = Screen(browser, file)
    for part in (taken_away, rest_and_requests, corrections, tunables, time_control, hands, accessibility, designs, questions, many_rows, others_scripts, maps, links,
                 rest_and_requests):
        part(screen)
    check("no error and no warning on the page", not screen.problems, str(screen.problems[:3] or ""))
    screen.close()
    other_looks(browser)
    browser.close()
print(f"{len(failures)} failures: {failures}" if failures else "All of it holds.")
sys.exit(1 if failures else 0)
