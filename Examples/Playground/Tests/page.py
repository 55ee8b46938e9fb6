#!/usr/bin/env python3
"""Drives the page in Chromium by real touches, mouse, wheel and keys, and says what holds.

    Tests/page.py PLAYGROUND.html DOCGEN [FOLDER FOR PICTURES]
    PARTS=phones,truth Tests/page.py ...   only those functions

Needs Debian's chromium and playwright from PyPI. DOCGEN plays what was recorded natively, `./replay` beside it in WebAssembly.
"""
# One list of checks from top to bottom, in the order of the page: longer than other files, and no part of it is used elsewhere.
import concurrent.futures, contextlib, io, json, os, pathlib, re, subprocess, sys, tempfile, time, traceback
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


def latest_said(page):
    """The last line of what is announced."""
    return page.inner_text("#said").split("\n")[-1]


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


# Reads the sums beside the tables at each report of a finger, and holds them, and the graph, against what the engines say.
holds_sums = """() => {
  const { stage, graph, lesson } = window.playground;
  const found = window.found = { sums: 0, wrong: [], lit: [] };
  const read = (text) => Number(text.replaceAll("−", "-").replaceAll(" ", ""));
  const form = /: (\\S+) is noted, and the finger is (\\d+) to the (left|right) of where the drag began\\.\\s*(\\S+) ([−+] \\d+) = (\\S+?)(?:, but no farther than (\\S+))?: the row is at (\\S+?)(, on its way)?\\./;
  let start, isDragged;
  stage.on("touch", ({ phase, x, time }) => {
    if (phase === "down") [start, isDragged] = [x, false];
    isDragged ||= start - x >= 10;
    if (phase !== "moved" || !isDragged) return;
    const way = Math.round(x - (start - 10)) + 0;
    const complain = (words) => { if (found.wrong.length < 5) found.wrong.push(words); };
    if (Math.abs(graph.latest.finger - (x - start + 10)) > 1e-6) complain(`the graph has the finger at ${graph.latest.finger}, not at ${way}`);
    for (const [index, html] of (lesson.sums ?? []).entries()) {
      const text = html.replaceAll(/<.*?>/g, "");
      const parts = form.exec(text);
      if (!parts) { complain(text); continue; }
      const { offset, isMoving } = stage.sides[index].table.look(stage.sides[1].watch.row, 0, time);
      const [noted, far, from, added, sum, limit, place] = [1, 2, 4, 5, 6, 7, 8].map((part) => (parts[part] === undefined ? undefined : read(parts[part])));
      const isRight = far === Math.abs(way) && (parts[3] === "right") === (way >= 0) && from === noted && added === way && sum === noted + way
        && place === Math.round(offset) + 0 && (isMoving || place === (limit ?? sum)) && [-160, 0, undefined].includes(limit);
      if (!isRight) complain(`finger ${way}, row ${offset}: ${text}`);
      found.sums += 1;
    }
    // Frames show what the last report before them was.
    found.last = [way, lesson.sums];
  });
  stage.on("frame", () => {
    const [way, sums] = found.last ?? [];
    if (!sums) return;
    const shown = [...document.querySelectorAll("#why .sum")].map((one) => one.innerHTML);
    const isMoving = stage.sides.some(({ table }) => table.settles > stage.time());
    // What a row was at a report is not where it is now, while it moves.
    const isOnItsWay = isMoving || sums.some((one) => one.includes("on its way"));
    if (!isOnItsWay && JSON.stringify(shown) !== JSON.stringify(sums) && found.wrong.length < 5) found.wrong.push(shown, sums);
    const line = document.querySelector("#why .line.article.lit");
    const lit = line && `${way < 0 ? "left" : "right"} ${line.textContent.trim()}`;
    if (lit && !found.lit.includes(lit)) found.lit.push(lit);
    found.frames = (found.frames ?? 0) + 1;
  });
}"""


def truth(browser):
    """What the sentence, the sums and the graph say is what the engines do, at each report; and on a slow device, too."""
    for width, height, options in ((1280, 800, {}), (390, 664, {"is_mobile": True})):
        screen = Screen(browser, file, width=width, height=height, **options)
        screen.page.evaluate(holds_sums)
        right = width - 45 if width < 700 else 290
        screen.drag((right, 66), (right - 190, 68), (right - 35, 66), (right + 30, 66), (right - 195, 66), steps=24)
        screen.still()
        found = screen.page.evaluate("window.found")
        check(f"{width}: sums and graph say at each report what the engines do", not found["wrong"] and found["sums"] > 100,
              f"{found['sums']} sums {found['wrong'][:2] or ''}")
        lines = screen.page.eval_on_selector_all("#why .lit", "all => all.map((one) => one.textContent.trim())")
        check(f"{width}: the lines that decide are lit", lines == ["let constant = min(adjustment, buttonTotalWidth)",
              "hold.offset = hold.lock.constrain((hold.caughtOffset + translation.x - hold.origin.x).clamped(to: offsets))"]
              and sorted(found["lit"]) == ["left let constant = min(adjustment, buttonTotalWidth)", "right let constant = max(adjustment, 0)"],
              f"{lines} {found['lit']}")
        shown = screen.page.eval_on_selector_all("#why pre", "all => all.map((one) => one.textContent)")
        cells = ["".join(line.strip() for line in (package / f"Sources/ConstraintSwipe/ConstraintSwipe+{name}.swift").read_text().splitlines())
                 for name in ("Article", "Corrected")]
        check(f"{width}: and are those of the package", len(shown) == 2 and all(
              "".join(line.strip() for line in one.splitlines()) in cell for one, cell in zip(shown, cells)))
        why = screen.page.inner_text("#why")
        check(f"{width}: it is said where the finger's way counts from", "10 points from where the finger went down" in why)
        screen.close()
    screen = Screen(browser, file)
    # What a slow device tells of a finger, late and without a frame between: phase, place and moment.
    drags = [
        [["down", 290, 0], ["moved", 100, 0.3], ["moved", 255, 0.6], ["up", 255, 0.65]],
        [["down", 290, 0], ["moved", 100, 2], ["up", 255, 4]],
        [["down", 290, 0], ["moved", 270, 0.02], ["moved", 90, 0.5], ["up", 262, 3]],
        [["down", 290, 0], ["moved", 100, 0.3], ["up", 100, 0.4]],
        [["down", 290, 0], ["moved", 100, 0.3], ["cancelled", 100, 0.4]],
    ]
    told = screen.page.evaluate("""(drags) => drags.map((drag) => {
      const { stage } = window.playground;
      stage.build();
      const start = stage.time();
      for (const [phase, x, after] of drag) stage.touch(0, phase, x, 66, start + after);
      return [...document.querySelectorAll("#lesson .steps li")].map((one) => one.className).join(" ").trim();
    })""", drags)
    check("who is seen only twice or three times on the way has come to the end of it", told[:3] == ["done done done now"] * 3, str(told))
    check("who lets go is told how to go on, who loses the finger is not", told[3:] == ["hinted now", "now"], str(told))
    screen.close()


phones_held = ((375, 548), (390, 664), (360, 640), (844, 390))
all_designs = ("constraint-swipe", "scroll-swipe", "utility-buttons", "expandable-table", "gesture-list")


# Whatever can be pressed or typed in, outside the tables' accessible rows, and is under 44 points; a box is switched by all of its label.
too_small = """() => [...document.querySelectorAll("button, select, summary, textarea, input, label.box")].filter((one) => {
  if (one.closest(".rows")) return false;
  const { width, height } = (one.type === "checkbox" ? one.closest("label") : one).getBoundingClientRect();
  return one.checkVisibility({ visibilityProperty: true }) && (height < 44 || width < 44);
}).map((one) => one.outerHTML.slice(0, 60))"""


def phones(browser):
    """What browsers' bars leave of a phone: tables, finger and sentence in sight together, nothing moves, nothing is too small."""
    for width, height in phones_held:
        for design in all_designs:
            name = f"{width} × {height}, {design}"
            screen = Screen(browser, file, f"#design={design}", width=width, height=height, is_mobile=True)
            page = screen.page
            wanted = [f"[data-design={design}]", "#lesson", "#lesson-title", "#first .phone", "#second .phone"]
            hidden = [one for one in wanted if not is_in_view(screen, one)]
            box = page.locator("#second .phone").bounding_box()
            check(f"{name}: the sentence and both tables are in sight", not hidden and box["height"] >= 132, f"{hidden or ''} {box['height']}")
            places = lambda: page.evaluate("[...document.querySelectorAll('.phone')].map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y])")
            before = places()
            if design == "constraint-swipe":
                screen.drag((290, 66), (250, 66))
                screen.still()
                check(f"{name}: a hint moves nothing, and is in sight", places() == before and is_in_view(screen, "#lesson .hint")
                      and page.is_visible("#lesson .hint"))
            page.evaluate("for (const one of document.querySelectorAll('.reading')) one.textContent = 'at −178, moving';")
            check(f"{name}: nor does a long word on where a row is", places() == before, f"{before} {places()}")
            # A row goes, or what is entered in it changes: Undo is there for it.
            page.evaluate("""() => {
              const { stage } = window.playground;
              const { id, actions } = stage.sides[1].table.rows(stage.time())[1];
              if (actions.some((one) => one.id === "delete")) return stage.perform("delete", id, stage.time());
              stage.perform("expand", 0, stage.time());
              stage.perform("edit", 1, stage.time());
              stage.type("Ada", stage.time());
              stage.endEditing(stage.time());
            }""")
            screen.still()
            undo = page.locator("#undo").bounding_box()
            check(f"{name}: Undo is wholly in sight, and has moved nothing", is_in_view(screen, "#undo") and min(undo["width"], undo["height"]) >= 44
                  and screen.run("stage.sides[1].table.canUndo") and page.get_attribute("#undo", "aria-disabled") == "false" and places() == before,
                  f"{undo} {before} {places()}")
            page.tap("#undo")
            screen.still()
            check(f"{name}: and takes it back", places() == before and (design == "expandable-table" or not screen.run("stage.sides[1].table.canUndo")))
            unseen, near = [], []
            for _ in range(max(1, page.locator("#lesson .tries li").count())):
                near += page.evaluate(texts_on_buttons)
                if page.locator("#lesson .now [data-play]").count():
                    if not is_in_view(screen, "#lesson .now [data-play]"):
                        unseen.append("the button")
                    unseen += page.evaluate(fingers_out_of_sight, int(page.get_attribute("#lesson .now [data-play]", "data-play")))
                if page.locator("#lesson .next").count():
                    page.tap("#lesson .next")
            check(f"{name}: no letter touches a button", not near, str(near))
            check(f"{name}: show me is in sight, and the finger on both tables all the way", not unseen and places() == before, str(unseen[:3] or ""))
            screen.unfold("faults", "laws", "map", "tuning", "script", "reports", "options")
            small = page.evaluate(too_small)
            check(f"{name}: what is touched is 44 points high", not small, f"{len(small)} {small[:2]}" if small else "")
            wide = page.evaluate("document.documentElement.scrollWidth")
            check(f"{name}: nothing is wider than the page, and there is no error", wide <= width and not screen.problems, f"{wide} {screen.problems or ''}")
            if design.endswith(("swipe", "buttons")):
                screen.open(f"#design={design}&buttons=asks")
                screen.run("stage.perform('delete', 1, stage.time())")
                screen.still()
                small = page.evaluate(too_small)
                asked = page.locator(".question:visible button").count()
                check(f"{name}: so are the buttons that answer a question", asked >= 2 and not small, f"{asked} {small[:2]}")
            screen.close()


# The places of a demonstration's finger that are not on the screen.
fingers_out_of_sight = """(index) => {
  const { stage, lesson } = window.playground;
  const play = stage.play;
  let events;
  stage.play = (all) => { events = all; };
  lesson.play(index);
  stage.play = play;
  const out = [];
  for (const { element } of stage.sides.map(({ phone }) => phone)) {
    const box = element.getBoundingClientRect();
    const touch = (id, phase, x, y) => {
      const place = [Math.round(box.x + x), Math.round(box.y + y)];
      if (place[0] < 0 || place[0] > innerWidth || place[1] < 0 || place[1] > innerHeight - 10) out.push(`${index} ${place}`);
    };
    for (const event of events) event.happen({ touch });
  }
  return out;
}"""

# The sentences whose last line ends where a button below begins.
texts_on_buttons = """() => [...document.querySelectorAll("#lesson .now button, #lesson .next, #undo")].flatMap((button) =>
  [...document.querySelectorAll("#lesson .now p")].filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const [above, below] = [range, button].map((one) => one.getBoundingClientRect());
    return above.bottom > below.top - 1 && above.top < below.top && above.right > below.left && above.left < below.right;
  }).map((text) => text.textContent.slice(-20)))"""

# Selects whose own width leaves their text less room than it needs, for the arrow too.
fields_that_cut = """(all) => all.filter((one) => /^(first|second)$/.test(one.dataset.key)).filter((one) => {
  const { width } = one.getBoundingClientRect();
  const copy = one.cloneNode(true);
  copy.style.width = "auto";
  one.after(copy);
  const needed = copy.getBoundingClientRect().width;
  copy.remove();
  return needed > width;
}).map((one) => one.value)"""

# Plays a demonstration at once, frame by frame, and says what came of it.
demonstrates = """async (index) => {
  const { stage, lesson } = window.playground;
  const broken = [[], []];
  stage.on("broken", (side, law) => broken[side].push(law));
  const told = [[], []];
  const play = stage.play;
  let events;
  stage.play = (all) => { events = all; };
  lesson.play(index);
  stage.play = play;
  const tables = stage.sides.map(({ table }) => table);
  const hear = () => tables.forEach((table, side) => told[side].push(...table.notices.splice(0).map(({ name }) => name)));
  let time = 0;
  const draw = (until) => { for (; time < until; time += 1 / 60) for (const table of tables) table.draw(time); hear(); };
  for (const event of events) {
    draw(event.at);
    event.happen(stage);
    hear();
  }
  draw(time + 2);
  return { told, broken, rests: tables.map((table) => table.rows(time).map(({ id, rest }) => rest === "closed" ? "" : `${id} ${rest}`).filter(Boolean)),
    labels: tables.map((table) => table.rows(time).slice(0, 3).map(({ label }) => label).join()) };
}"""

# How the demonstrations of each design end, as their sentences say.
jumps = lambda one: "no jumps" in one["broken"][0] and "no jumps" not in one["broken"][1]
demonstrations = {
    "constraint-swipe": {-1: lambda one: one["rests"] == [["2 trailing"], []]},
    "scroll-swipe": {
        0: lambda one: one["told"] == [[], ["didOpen.trailing.2"]] and one["rests"] == [[], ["2 trailing"]], 1: jumps,
        2: lambda one: one["told"] == [[], ["didOpen.trailing.1", "didClose.1"]]},
    "utility-buttons": {
        0: jumps, 1: lambda one: "didPress.trailing.0.1" in one["told"][0] and not any(name.startswith("didPress") for name in one["told"][1]),
        2: lambda one: one["rests"] == [["2 leading"]] * 2},
    "expandable-table": {
        0: lambda one: all(told == ["didExpand.5", "didChange.6"] for told in one["told"]),
        1: lambda one: all(told == ["didExpand.0", "didBeginEditing.2"] for told in one["told"])},
    "gesture-list": {
        0: lambda one: one["told"] == [["didComplete.1"]] * 2, 1: lambda one: all("didInsert.7" in told for told in one["told"]),
        3: lambda one: one["labels"] == ["Call Grandma,Buy milk,Water the plants", "Water the plants,Call Grandma,Buy milk"]},
}


def demonstrated(browser):
    """Each demonstration ends as it says, at every width."""
    wrong, count = [], 0
    for width in (320, 345, 360, 375, 390, 414, 480, 600, 711, 712, 780, 844, 1024, 1159, 1160, 1280):
        screen = Screen(browser, file, width=width, height=600)
        for design, ends in demonstrations.items():
            screen.design(design)
            shown = {int(one) for one in screen.page.eval_on_selector_all("#lesson [data-play]", "all => all.map((one) => one.dataset.play)")}
            if shown != set(ends):
                wrong.append(f"{width} {design}: {shown}")
            for index in shown & set(ends):
                end = screen.page.evaluate(demonstrates, index)
                count += 1
                if not ends[index](end):
                    wrong.append(f"{width} {design} {index}: {end}")
        screen.close()
    check("each demonstration ends as it says, from 320 to 1280 points", not wrong and count > 100, f"{count} {wrong[:3] if wrong else ''}")


def opened(browser):
    """The demonstration plays once by itself, where nothing speaks against it."""
    screen = Screen(browser, file, width=375, height=548, is_mobile=True, is_first=True)
    check("who comes for the first time has been shown that only one row is still open", screen.offsets(2) == [-160, 0]
          and screen.page.is_visible("#why") and screen.page.evaluate("scrollY") == 0, str(screen.offsets(2)))
    check("and nothing was announced", screen.page.inner_text("#said") == "", latest_said(screen.page))
    asked = [screen.page.inner_text("#lesson li.now p")]
    screen.drag((290, 66), (100, 68), release=False)
    asked.append(screen.page.inner_text("#lesson li.now p"))
    for x in range(110, 260, 10):
        screen.touches("touchMove", {0: (x, 66)})
        time.sleep(0.012)
    screen.touches("touchEnd", {})
    screen.still()
    asked.append(screen.page.inner_text("#lesson li.now p"))
    check("who is then asked why, and guided through a drag of their own", asked[0] == asked[2] and "Why is only one row still open?" in asked[0]
          and "Still holding" in asked[1], str(asked))
    check("whose own drag is then followed", screen.offsets(1)[0] == -160 and "promise" in screen.page.inner_text("#said"), screen.page.inner_text("#said"))
    rings = lambda: screen.page.evaluate("document.querySelectorAll('.rows:focus-visible, .rows [role=row]:has(:focus-visible)').length")
    touched = rings()
    screen.page.keyboard.press("ArrowDown")
    screen.still()
    check("a finger leaves no ring around a row, keys show theirs", (touched, rings()) == (0, 1), f"{touched} {rings()}")
    screen.page.tap("#lesson .now [data-show]")
    screen.page.wait_for_timeout(100)
    check("who asks why sees the heading, and the sums below it", is_in_view(screen, "#why-title") and is_in_view(screen, "#why .sum.second"))
    before = screen.run("tables[0].recording.count")
    screen.page.reload()
    screen.page.wait_for_function("window.playground")
    check("the second time nothing moves by itself", not screen.run("stage.isPlaying") and before > 100, str(before))
    screen.close()
    for name, hash, options in (("with less motion", "", {"reduced_motion": "reduce"}), ("with an address that asks for something", "#design=constraint-swipe", {})):
        screen = Screen(browser, file, hash, is_first=True, **options)
        check(f"{name} nothing moves by itself", screen.run("tables[0].recording.count") <= 1 and screen.offsets(2) == [0, 0])
        screen.close()
    context = browser.new_context()
    page = context.new_page()
    with tempfile.TemporaryDirectory() as folder:
        outer = pathlib.Path(folder) / "outer.html"
        outer.write_text(f"<iframe width=800 height=600 src='{pathlib.Path(file).resolve().as_uri()}'></iframe>")
        page.goto(outer.as_uri())
        frame = page.frames[1]
        frame.wait_for_function("window.playground")
        check("nor does it in another page", not frame.evaluate("window.playground.stage.isPlaying"))
    context.close()


def first_minute(browser):
    """Whose a design is, where to read on, what is in the address, what is taken back, and which keys there are."""
    screen = Screen(browser, file, has_touch=False, height=560)
    page = screen.page
    for design in all_designs:
        page.click(f"[data-design={design}]")
        screen.still()
        kind, by = page.locator(f"[data-design={design}] small").all_inner_texts()
        links = page.eval_on_selector_all("#about a", "all => all.map((one) => one.getAttribute('href'))")
        title = page.inner_text("#about b")
        check(f"{design}: whose article it is, of which year, what it is, and where to read on",
              re.search(r"\w, 20\d\d$", by) and (design == "constraint-swipe" or kind in page.inner_text("#lesson-title"))
              and links[0].startswith("http") and (package / "Docs" / links[1]).exists() and title in links[1]
              and (package / "Docs" / links[2]).exists() and len(page.inner_text("#about")) > 80, f"{by} {links}")
        check(f"{design}: it is in the address", page.evaluate("location.hash") == f"#design={design}", page.evaluate("location.hash"))
    page.click("[data-design=scroll-swipe]")
    screen.unfold("faults", "options")
    page.check("#faults input[data-side='0'] >> nth=0")
    page.select_option("#options [data-key=buttons]", "four")
    page.select_option("#options [data-key=rows]", "1000")
    page.check("#options [data-key=isMirrored]")
    hash, made = page.evaluate("location.hash"), screen.run("tables.map(({ configuration }) => configuration)")
    screen.open(hash)
    check("what was chosen is in the address, and opens again", screen.run("tables.map(({ configuration }) => configuration)") == made
          and all(part in hash for part in ("scroll-swipe", "without=", "buttons=four", "rows=1000", "direction=rtl")), hash)
    check("keys are told where one sees them", page.is_visible(".keys") and "Ctrl+Z" in page.inner_text(".keys"))
    screen.open()
    page.locator("#second [role=row]:nth-child(3) button[data-action='delete']").dispatch_event("click")
    screen.still()
    gone = screen.run("tables[1].rows(now).map(({ id }) => id)")
    page.click("#undo")
    screen.still()
    check("what is deleted from rows is brought back by a button", 2 not in gone and 2 in screen.run("tables[1].rows(now).map(({ id }) => id)")
          and latest_said(page).startswith("Undone."), latest_said(page))
    page.evaluate("scrollTo(0, 0)")
    box = screen.box()
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(0, 120)
    time.sleep(0.3)
    screen.still()
    inside = screen.run("[scrollY, tables[1].contentOffset(now)]")
    page.locator("#second .rows").focus()
    page.keyboard.press("End")
    screen.still()
    page.mouse.wheel(0, 120)
    time.sleep(0.4)
    beyond = page.evaluate("scrollY")
    check("a wheel scrolls the table, and at its end goes on to the page", inside[0] == 0 < inside[1] and beyond > 60, f"{inside}, {beyond}")
    check("and there is no error", not screen.problems, str(screen.problems or ""))
    screen.close()


focused = """() => {
  const one = document.activeElement;
  return [one.closest("#second") ? "table" : one.tagName, one.closest("[role=row]")?.dataset.row, one.dataset.action];
}"""


def focus(browser):
    """A row that is acted on and goes leaves the focus to the one that follows; each announcement names the row."""
    screen = Screen(browser, file)
    page = screen.page
    button = lambda place, action: page.locator(f"#second [role=row]:nth-child({place}) button[data-action='{action}']")

    def press(place, action):
        button(place, action).focus()
        page.keyboard.press("Enter")
        screen.still()
        time.sleep(0.3)
        return page.evaluate(focused), latest_said(page)

    at, said = press(3, "delete")
    check("after a row is deleted the focus is on the same action of the row that follows", at == ["table", "3", "delete"], str(at))
    check("and what is said names the row", "Item #3" in said, said)
    at, said = press(3, "open.trailing")
    check("an action that a row has no more leaves the focus on the row", at[:2] == ["table", "3"] and "Item #4" in said, f"{at} {said}")
    for design, place, action, row in (("gesture-list", 2, "delete", "Water the plants"), ("gesture-list", 1, "complete", "Buy milk"),
                                       ("expandable-table", 1, "expand", "Full name")):
        screen.open(f"#design={design}")
        if button(place, action).count() == 0:
            check(f"{design}: there is the action {action}", False, str(page.eval_on_selector_all("#second [role=row]:first-child button", "all => all.map((one) => one.dataset.action)")))
            continue
        at, said = press(place, action)
        check(f"{design}, {action}: the focus stays in the list, and the row is named", at[0] == "table" and row in said, f"{at} {said}")
    screen.open("#design=gesture-list")
    page.locator("#second .rows").focus()
    said = []
    for key in ("ArrowDown", "ArrowDown", "Alt+ArrowDown", "Control+z"):
        page.keyboard.press(key)
        screen.still()
        time.sleep(0.1)
        said.append(latest_said(page))
    check("what keys carry, and what is taken back, is said", said[2:] == ["Move down. Water the plants, row 3 of 7", "Undone. Water the plants, row 2 of 7"], str(said))
    screen.open("#design=expandable-table")
    page.locator("#second .rows").focus()
    page.keyboard.press("End")
    screen.still()
    page.locator("#second [role=row]:last-child button[data-action=expand]").dispatch_event("click")
    screen.still()
    page.locator("#second button[data-action=increment]").dispatch_event("click")
    screen.still()
    check("a slider's value is said", latest_said(page).startswith("Increase. Level, 1"), latest_said(page))
    screen.open("#buttons=asks")
    at, said = press(2, "delete")
    page.locator("#second .question .main").focus()
    page.keyboard.press("Enter")
    screen.still()
    time.sleep(0.3)
    check("an answered question leaves the focus in the table", page.evaluate(focused)[0] == "table", str(page.evaluate(focused)))
    page.locator("[data-design=constraint-swipe]").focus()
    page.keyboard.press("Enter")
    screen.still()
    page.locator("#lesson [data-play]").focus()
    page.keyboard.press("Enter")
    time.sleep(0.3)
    check("who asks to be shown something stays at the button", page.evaluate("document.activeElement.dataset.play") == "-1")
    screen.still()
    box = screen.box()
    found = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('[role=row]')?.dataset.row", [box["x"] + 100, box["y"] + 110])
    check("a finger that explores finds the row in words", found == "2", str(found))
    check("and there is no error", not screen.problems, str(screen.problems or ""))
    screen.close()


# A task of each design by keyboard alone: the key, what the accessibility tree has the focus on then, and what is announced.
heard_tasks = {
    "constraint-swipe": [
        ("ArrowDown", "gridcell Item #1"),
        ("ArrowDown", "gridcell Item #2"),
        ("ArrowRight", "gridcell More"),
        ("ArrowRight", "gridcell Delete"),
        ("Enter", "gridcell Item #3", "Delete, Item #2. Item #3, row 2 of 29"),
        ("Control+z", "gridcell Item #2", "Undone. Item #2, row 2 of 30"),
        ("ArrowDown", "gridcell Item #3"),
        ("End", "gridcell Item #30"),
        ("Home", "gridcell Item #1"),
    ],
    "scroll-swipe": [
        ("ArrowDown", "gridcell Item #1"),
        ("ArrowLeft", "gridcell Flag"),
        ("Enter", "gridcell Flag", "Flag. Item #1, row 1 of 30, Flag button, 1 of 1"),
        ("Escape", "gridcell Item #1", "Closed. Item #1, row 1 of 30"),
        ("ArrowRight", "gridcell More"),
        ("ArrowRight", "gridcell Delete"),
        ("ArrowLeft", "gridcell More"),
        ("Delete", "gridcell Item #2", "Delete, Item #1. Item #2, row 1 of 29"),
        ("Control+z", "gridcell Item #1", "Undone. Item #1, row 1 of 30"),
    ],
    "utility-buttons": [
        ("ArrowUp", "gridcell Item #8"),
        ("ArrowRight", "gridcell More"),
        ("Enter", "gridcell More", "More. Item #8, row 8 of 30, More button, 1 of 2"),
        ("Escape", "gridcell Item #8", "Closed. Item #8, row 8 of 30"),
        ("Delete", "gridcell Item #9", "Delete, Item #8. Item #9, row 8 of 29"),
        ("PageDown", "gridcell Item #17"),
    ],
    "expandable-table": [
        ("ArrowDown", "gridcell Full name, collapsed"),
        ("Enter", "gridcell Full name, expanded", "Full name, expanded, section 1, row 1 of 5"),
        ("ArrowDown", "gridcell First name"),
        ("ArrowRight", "gridcell Edit"),
        ("Enter", "textbox Text of First name", "Edit. First name, section 1, row 2 of 5, Edit button, 1 of 1"),
        ("text Ada", "textbox Text of First name"),
        ("Enter", "gridcell First name, Ada"),
        ("Home", "gridcell Full name, Ada, expanded"),
        ("ArrowLeft", "gridcell Full name, Ada, collapsed", "Collapse. Full name, Ada, collapsed, section 1, row 1 of 3"),
        ("ArrowDown", "gridcell Date of birth, collapsed"),
        ("ArrowDown", "gridcell Marital status, collapsed"),
        ("ArrowRight", "gridcell Marital status, expanded", "Expand. Marital status, expanded, section 1, row 3 of 4"),
        ("ArrowDown", "gridcell Off = Single, On = Married, off"),
        ("ArrowRight", "gridcell Turn on"),
        ("Enter", "gridcell Off = Single, On = Married, on", "Turn on. Off = Single, On = Married, on, section 1, row 4 of 4"),
        ("ArrowDown", "gridcell Favorite sport, collapsed"),
        ("Enter", "gridcell Favorite sport, expanded", "Favorite sport, expanded, section 2, row 1 of 6"),
        ("ArrowDown", "gridcell Football"),
        ("Enter", "gridcell Favorite color, collapsed", "Chosen: Football"),
        ("End", "gridcell Level, collapsed"),
        ("ArrowRight", "gridcell Level, expanded", "Expand. Level, expanded, section 3, row 1 of 2"),
        ("ArrowDown", "gridcell Level, 0"),
        ("ArrowRight", "gridcell Increase"),
        ("Enter", "gridcell Increase", "Increase. Level, 1, section 3, row 2 of 2, Increase button, 1 of 2"),
        ("Enter", "gridcell Increase", "Increase. Level, 2, section 3, row 2 of 2, Increase button, 1 of 2"),
    ],
    "gesture-list": [
        ("ArrowDown", "gridcell Buy milk"),
        ("ArrowDown", "gridcell Water the plants"),
        ("ArrowRight", "gridcell Delete"),
        ("ArrowRight", "gridcell Complete"),
        ("Enter", "gridcell Restore", "Complete. Water the plants, completed, row 2 of 7, Restore button, 2 of 9"),
        ("Alt+ArrowDown", "gridcell Water the plants, completed", "Move down. Water the plants, completed, row 3 of 7"),
        ("Alt+ArrowDown", "gridcell Water the plants, completed", "Move down. Water the plants, completed, row 4 of 7"),
        ("Escape", "gridcell Water the plants, completed"),
        ("ArrowRight", "gridcell Delete"),
        ("ArrowRight", "gridcell Restore"),
        ("ArrowRight", "gridcell Edit"),
        ("ArrowRight", "gridcell Add above"),
        ("ArrowRight", "gridcell Add below"),
        ("Enter", "textbox Text of the row", "Add below. Water the plants, completed, row 4 of 8, Add below button, 5 of 9"),
        ("text Tea", "textbox Text of the row"),
        ("Enter", "gridcell Tea"),
        ("Delete", "gridcell Return the books", "Delete, Tea. Return the books, row 5 of 7"),
        ("Control+z", "gridcell Tea", "Undone. Tea, row 5 of 8"),
        ("ArrowDown", "gridcell Return the books"),
    ],
}

# Keeps what is announced.
keeps_said = """() => {
  window.said = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) window.said.push(one.textContent);
  }).observe(document.getElementById("said"), { childList: true });
}"""


def heard(browser):
    """What Chromium's accessibility tree says while a task of each design is done by keys: names, roles, focus and announcements."""
    for design, task in heard_tasks.items():
        screen = Screen(browser, file, f"#design={design}")
        page = screen.page
        page.evaluate(keeps_said)

        def tree():
            nodes = screen.cdp.send("Accessibility.getFullAXTree")["nodes"]
            return [(one["role"]["value"], one.get("name", {}).get("value", ""), {each["name"]: each["value"].get("value") for each in one.get("properties", [])})
                    for one in nodes if not one["ignored"]]

        def focus():
            return [f"{role} {name}" for role, name, own in tree() if own.get("focused") and role != "RootWebArea"]

        found = tree()
        grids = [name for role, name, _ in found if role == "grid"]
        title = page.inner_text(f"[data-design={design}]").split("\n")[0]
        check(f"{design}: both tables are grids with a name", grids == [f"{title}, table 1: as the article has it", f"{title}, table 2: corrected"], str(grids))
        names = [role for role, name, _ in found if role in ("gridcell", "button") and not name]
        check(f"{design}: their rows and buttons have names", not names and sum(role == "row" for role, *_ in found) >= 10, str(names))
        page.locator("#second .rows").focus()
        done = []
        for key, *_ in task:
            if key.startswith("text "):
                page.keyboard.type(key[5:])
            else:
                page.keyboard.press(key)
            time.sleep(0.05)
            screen.still()
            time.sleep(0.1)
            done.append((key, *focus(), *page.evaluate("window.said.splice(0)")))
        wrong = [(was, wanted) for was, wanted in zip(done, task) if was != wanted]
        check(f"{design}: a task by keys has the focus and says what it should", not wrong and len(done) == len(task), str(wrong[:2] or ""))
        check(f"{design}: and there is no error", not screen.problems, str(screen.problems or ""))
        screen.close()
    heard_elsewhere(Screen(browser, file))


def heard_elsewhere(screen):
    """The lesson's drag by keys; keys after a button that a reader has pressed; a button that has nothing more to do."""
    page = screen.page
    page.evaluate(keeps_said)
    page.locator("#second .rows").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.down("Shift")
    for key in [*["ArrowLeft"] * 9, *["ArrowRight"] * 7]:
        page.keyboard.press(key)
        screen.still()
    held = screen.offsets(0)
    page.keyboard.up("Shift")
    screen.still()
    time.sleep(0.1)
    said = page.evaluate("window.said")
    check("keys drag a row, and let it go with Shift", held == [-160, -30] and screen.offsets(0) == [-160, 0], f"{held} {screen.offsets(0)}")
    check("and what the lesson shows is said", all(any(part in one for one in said) for part in (
        "Item #1 at −10 in both tables", "Item #1 at −160 in table 1, −30 in table 2", "Still holding", "no jumps", "Table 1’s row stays", "Let go. Table 1: Item #1, open. Table 2: Item #1, closed")),
        str(said))
    screen.open("#design=gesture-list")
    page.locator("#second .rows").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.down("Shift")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
        screen.still()
    page.evaluate("addEventListener('focusin', () => { window.focusMoves = (window.focusMoves ?? 0) + 1; })")
    page.keyboard.up("Shift")
    screen.still()
    time.sleep(0.2)
    name = page.evaluate("document.activeElement.textContent")
    check("a row that a drag completes keeps the focus, without losing it meanwhile", name == "Buy milk, completed" and page.evaluate("window.focusMoves") is None, name)
    screen.open()
    page.locator("#second [role=row]:nth-child(5) button[data-action=delete]").focus()
    page.keyboard.press("Enter")
    screen.still()
    page.keyboard.press("ArrowDown")
    screen.still()
    check("keys go on where a reader has pressed a button", page.evaluate(focused) == ["table", "6", None], str(page.evaluate(focused)))
    page.locator("#undo").focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        screen.still()
    check("Undo keeps the focus where nothing is left to take back", page.evaluate("[document.activeElement.id, document.activeElement.ariaDisabled]") == ["undo", "true"]
          and not screen.run("tables[1].canUndo"))
    page.locator("#second .rows").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    screen.still()
    check("the tab key comes back to the row that had the focus, from the one that Undo brought back", page.evaluate(focused)[:2] == ["table", "5"],
          str(page.evaluate(focused)))
    screen.open()
    page.locator("#second .rows").focus()
    page.keyboard.press("Shift+Tab")
    first = page.evaluate("document.activeElement.closest('#first') && document.activeElement.closest('[role=row]')?.dataset.row")
    page.keyboard.press("ArrowDown")
    screen.still()
    moved = page.evaluate("document.activeElement.closest('#first') && document.activeElement.closest('[role=row]')?.dataset.row")
    check("and comes in at the first row where none had it, from which keys go on", [first, moved] == ["0", "1"], str([first, moved]))
    screen.close()


def windows(browser):
    """Forced colours, more contrast, another screen, paper; without script and without WebAssembly; a graph out of sight."""
    screen = Screen(browser, file, forced_colors="active")
    page = screen.page
    look = lambda selector, key: page.evaluate("([selector, key]) => getComputedStyle(document.querySelector(selector))[key]", [selector, key])
    picture(screen, "forced-colours")
    check("in forced colours rows are not written twice", look("#second [role=row]", "color") == "rgba(0, 0, 0, 0)", look("#second [role=row]", "color"))
    check("and the design that shows, the step, and the tables' borders are seen",
          look("[data-design=constraint-swipe]", "backgroundColor") != look("[data-design=scroll-swipe]", "backgroundColor")
          and look("#lesson .now", "outlineStyle") == "solid" and look("#second .phone", "outlineStyle") == "solid")
    check("and that Undo has nothing to take back", look("#undo", "color") != look("#again", "color"))
    page.set_viewport_size({"width": 390, "height": 664})
    check("where one step shows, no border crosses its heading", look("#lesson .now", "outlineStyle") == "none")
    screen.close()
    screen = Screen(browser, file)
    page = screen.page
    page.evaluate("document.documentElement.style.fontSize = '20px'")
    sizes = page.evaluate("""[...document.querySelectorAll("body, h1, h2, #lesson p, button, .note, .reading, summary, #about p")]
      .filter((one) => !one.closest(".phone")).map((one) => [one.localName, parseFloat(getComputedStyle(one).fontSize)])""")
    check("type follows the browser's size", all(size >= 15 for _, size in sizes) and dict(sizes)["body"] == 20, str(dict(sizes)))
    colors = page.evaluate("""() => {
      const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const rule = all.find((one) => one instanceof CSSSupportsRule);
      const read = (style, part) => Object.fromEntries([...style].filter((name) => name.startsWith("--")).map((name) => [name, part(style.getPropertyValue(name).trim())]));
      const pairs = all.find((one) => one.selectorText === ":root").style;
      const of = (number) => read(pairs, (text) => /^light-dark\\((.*), (.*)\\)$/.exec(text)[number]);
      const plain = (style) => read(style, (text) => text);
      return [[of(1), of(2)], [plain(rule.cssRules[0].style), plain(rule.cssRules[1].cssRules[0].style)]];
    }""")
    check("browsers that take no pair of colours have the same ones", colors[0] == colors[1] and len(colors[0][0]) > 15, f"{len(colors[0][0])} colours")
    screen.close()
    screen = Screen(browser, file, contrast="more")
    page = screen.page
    check("with more contrast quiet texts are as dark as others", look("#about", "color") == look("body", "color"), look("#about", "color"))
    widths = lambda: page.evaluate("[...document.querySelectorAll('.surface')].map((one) => one.width)")
    before = widths()
    screen.cdp.send("Emulation.setDeviceMetricsOverride", {"width": 1280, "height": 800, "deviceScaleFactor": 3, "mobile": False})
    # As a zoom tells it; headless, no media query does.
    page.evaluate("dispatchEvent(new Event('resize'))")
    check("on a finer screen pictures are finer", before == [664, 664] and widths() == [996, 996], f"{before} {widths()}")
    page.emulate_media(media="print")
    hidden = [one for one in ("nav", ".bar", "#panels", "#lesson button") if page.locator(one).first.is_visible()]
    check("paper has what one reads, and no buttons", not hidden and page.is_visible("#second .surface") and page.is_visible("#about"), str(hidden))
    screen.close()
    for name, options, script in (("script", {"java_script_enabled": False}, ""), ("WebAssembly", {}, "delete window.WebAssembly;")):
        context = browser.new_context(**options)
        context.add_init_script(script)
        page = context.new_page()
        page.goto(pathlib.Path(file).resolve().as_uri())
        page.wait_for_timeout(800)
        check(f"without {name} a sentence says what the page needs", "WebAssembly" in page.inner_text("#lesson"), page.inner_text("#lesson"))
        context.close()
    screen = Screen(browser, file, width=390, height=664, is_mobile=True)
    before = screen.run("window.playground.graph.painted ?? 0")
    screen.drag((290, 66), (100, 68))
    screen.still()
    painted = screen.run("window.playground.graph.painted ?? 0")
    screen.page.pdf()
    printed = screen.run("window.playground.graph.painted")
    check("on paper it is painted", printed > painted, f"{painted}, {printed}")
    screen.page.locator("#graph").scroll_into_view_if_needed()
    time.sleep(0.3)
    check("a graph that is out of sight is not painted, and is when it is seen", before == painted and printed < screen.run("window.playground.graph.painted"),
          f"{before}, {painted}")
    screen.unfold("options")
    cut = screen.page.eval_on_selector_all("#options select", fields_that_cut)
    check("the fields of tables show their names whole", not cut, str(cut))
    screen.close()
    screen = Screen(browser, file, "#design=scroll-swipe", width=844, height=390, has_touch=False)
    ends = screen.page.eval_on_selector_all("#lesson .now button, #lesson .next", "all => all.map((one) => one.getBoundingClientRect().bottom)")
    check("in a low window with a mouse the text's buttons stand on one line", len(ends) == 2 and ends[0] == ends[1], str(ends))
    screen.close()


def taken_away(screen):
    """The script of the first steps is what anybody's machine shows."""
    now = lambda: screen.page.eval_on_selector_all("#lesson .steps li", "all => all.findIndex((one) => one.classList.contains('now'))")
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
    check("who lets go on the way is sent back to the first step, and told how to go on; who taps is not",
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
    taken = lambda text: [(one["configuration"], one["events"]) for one in json.loads(text)]
    check("a copy is the scripts of both tables, and the button says that it is done",
          says == "Copied" and taken(copied) == [taken(f"[{screen.run(f'tables[{side}].recording.script')}]")[0] for side in (0, 1)], says)
    time.sleep(1.5)
    screen.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    screen.page.click("[data-take=copy]")
    time.sleep(0.2)
    says = screen.page.inner_text("[data-take=copy]")
    check("where nothing may be copied, the script is selected, and the button says nothing new",
          says == "Copy them" and taken(screen.page.evaluate("getSelection().toString()"))[0][1][:20] == taken(copied)[0][1][:20], says)
    both = pathlib.Path(download.value.path()).read_text()
    places = []
    for script in map(json.dumps, json.loads(both)):
        steps, same = native.play(script)
        check("a saved script is played by docgen, and in WebAssembly to the same bytes", same is True, "" if same is True else str(same)[:200])
        places.append([next(row for row in step["state"]["rows"] if row["id"] == 1)["state"]["offset"] for step in steps or [{}]][-1])
        finger = [event["touch"]["x"] for event in json.loads(script)["events"] if "touch" in event]
    back = finger[-1] - min(finger)
    check("their traces say -160 and less than -40 while the finger has come back", places[0] == -160 and -40 < places[1] < 0 and back > 100,
          f"{places}, {back:.0f} points")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as saved:
        saved.write(both)
        saved.flush()
        film = subprocess.run([docgen, "film", saved.name], capture_output=True, text=True)
    check("and both are drawn as one film", film.stdout.startswith("<svg") and film.stdout.count("Item #1<") >= 2, film.stderr[:200] or f"{len(film.stdout)} bytes")
    screen.unfold("script")
    screen.page.fill("#text", both)
    screen.page.click("#play")
    screen.page.wait_for_function("window.playground.stage.isPlaying")
    screen.page.wait_for_function("!window.playground.stage.isPlaying")
    check("played here, each plays to its own table", screen.offsets(1)[0] == -160 < screen.offsets(1)[1], str(screen.offsets(1)))


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
    for design, breaks in (("constraint-swipe", True), ("scroll-swipe", False), ("utility-buttons", False)):
        screen.open(f"#design={design}")
        screen.drag((290, 66), (100, 68))
        screen.still()
        screen.tap(312, 66)
        screen.still()
        said = screen.page.inner_text("#lights")
        is_open = screen.run("tables.map((table) => table.rows(now)[1].rest)")
        check(f"{design}: where a deleted row leaves the next one open, the page says why", is_open == ["trailing" if breaks else "closed", "closed"]
              and ("Table 1 breaks the promise “identity”: The row in the deleted one’s place is open" in said) == breaks, f"{is_open} {said}")
    screen.open()
    screen.unfold("faults")
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
    rates = []
    for speed in ("1", "0.25"):
        screen.open()
        screen.page.select_option("#speed", speed)
        screen.drag((300, 66), (180, 68), rest=0.05)
        # The tables' seconds in one of the page's, however busy the machine is.
        rates.append(screen.page.evaluate("""() => new Promise((resolve) => {
          const { stage } = window.playground, [time, moment] = [stage.time(), performance.now()];
          setTimeout(() => resolve(1000 * (stage.time() - time) / (performance.now() - moment)), 200);
        })"""))
        screen.still()
    check("a quarter of the speed is four times as slow", abs(rates[0] - 1) < 0.01 and abs(rates[1] - 0.25) < 0.01, str(rates))
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
    # By the browser, because a report that waits for this program may come after the silence that ends a gesture.
    screen.cdp.send("Input.synthesizeScrollGesture", {
        "x": box["x"] + 150, "y": box["y"] + 200, "xDistance": -100, "yDistance": 0, "speed": 600, "gestureSourceType": "mouse"})
    page.wait_for_timeout(300)
    screen.still()
    check("two fingers on a trackpad swipe a row", screen.run("tables[1].rows(now).some(({ rest }) => rest === 'trailing')"))
    phases = re.findall(r'"wheel":\{"phase":"(\w+)"', screen.script(2))
    check("the script tells a wheel from a trackpad", phases[0] == "discrete" and phases[1] == "began" and phases[-1] == "ended", str(phases))

    # A page that is busy for longer than a trackpad may be silent: the timer is due while the next report waits for its frame.
    page.evaluate("""() => new Promise((resolve) => {
      const row = document.querySelector("#second .phone"), { x, y } = row.getBoundingClientRect();
      let left = 5;
      const report = () => {
        if (left-- === 0) return resolve();
        row.dispatchEvent(new WheelEvent("wheel", { deltaX: 7.5, clientX: x + 100, clientY: y + 100, bubbles: true, cancelable: true }));
        for (const end = performance.now() + 150; performance.now() < end;);
        requestAnimationFrame(report);
      };
      requestAnimationFrame(report);
    })""")
    page.wait_for_timeout(300)
    screen.still()
    phases = re.findall(r'"wheel":\{"phase":"(\w+)"', screen.script(2))[len(phases):]
    check("a busy page ends no gesture of a trackpad early", phases == ["began", *["changed"] * 4, "ended"], str(phases))

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
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    screen.still()
    shows = page.evaluate("""() => {
      const button = document.activeElement, row = button.closest("[role=row]");
      return [button.textContent, getComputedStyle(button).opacity, getComputedStyle(row).outlineStyle, row.dataset.row];
    }""")
    check("the focus shows, on the row and its button", shows == ["Delete", "1", "solid", "1"], str(shows))
    page.keyboard.press("Enter")
    screen.still()
    check("Return does what has the focus", "didDelete.1" in screen.reports() and "didDelete.1" in screen.reports(1), str(screen.reports()))
    page.keyboard.press("End")
    screen.still()
    check("End shows the last row", screen.run("tables[1].rows(now).at(-1).label") == "Item #30")

    # The browser's focus follows keys a frame later; until then a key is about the row that keys have led to.
    screen.open()
    page.locator("#second .rows").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        screen.still()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    screen.still()
    check("Return does nothing to a row that keys have left", screen.reports() == ["didOpen.trailing.0", "didClose.0"], str(screen.reports()))
    page.locator("#again").focus()
    stops = page.evaluate("""() => [...document.querySelectorAll("#stage *")].filter((one) => one.tabIndex >= 0 && one.offsetParent && !one.disabled).map((one) => one.id || one.className)""")
    check("each table is one stop of the tab key", stops.count("rows") == 2, str(stops))


def accessibility(screen):
    screen.open()
    tree = screen.page.locator("#second").aria_snapshot()
    rows = re.split(r"- '?row ", tree)[1:]
    wanted = ['gridcell "Item #1"', 'button "Delete"', 'button "More"', 'button "Show trailing actions"']
    check("rows are those of a grid, actions are buttons", 'grid "ConstraintSwipe, table 2: corrected"' in tree and all(one in rows[0] for one in wanted),
          " ".join(rows[0].split()))
    check("as many as rows in sight", len(rows) == 8, str(len(rows)))
    places = screen.page.eval_on_selector_all("#second [role=row]", "all => all.map((one) => [one.ariaRowIndex, one.parentElement.ariaRowCount])")
    check("each says which of how many it is", places[0] == ["1", "30"] and places[7] == ["8", "30"], str(places[0]))
    screen.page.locator("#second [role=row]:nth-child(3) button[data-action='open.trailing']").dispatch_event("click")
    screen.still()
    check("a button of the list does what it says, in both tables", screen.reports() == ["didOpen.trailing.2"]
          and screen.offsets(2) == [-160, -160], f"{screen.reports()}, {screen.offsets(2)}")
    check("and the row is then said to be open", ", open" in screen.page.locator("#second [role=row]:nth-child(3)").text_content(), screen.page.locator("#second [role=row]:nth-child(3)").text_content())
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
        # Asked at once: a short script may have ended when the next question comes.
        is_playing = screen.page.evaluate("""(hash) => new Promise((resolve) => {
          addEventListener("hashchange", () => setTimeout(() => resolve(window.playground.stage.isPlaying)), { once: true });
          location.hash = hash;
        })""", link)
        wish = dict(part.split("=") for part in link[1:].split("&") if "=" in part)
        made = screen.run("tables.map(({ configuration }) => configuration)")
        own = made[0].get("row") or made[0].get("list") or {}
        all_names = screen.run("stage.known(argument).corrections.map(({ name }) => name)", wish["design"])
        right = made[1]["of"] == wish["design"]
        if "rules" in wish:
            usual = screen.run("stage.known(argument).rules[0]", wish["design"])
            right = right and made[1]["row"].get("rules", usual) == wish["rules"]
        if "buttons" in wish:
            right = right and screen.run("stage.settings.buttons") == wish["buttons"]
        if "without" in wish:
            right = right and sorted(own["corrections"] if own["corrections"] != "none" else []) == sorted(set(all_names) - set(wish["without"].split(",")))
        if "script" in wish:
            right = right and is_playing
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


def embedded(browser):
    """Inside another page there are the tables, the bar and the graph, beside each other where they have room."""
    for width, are_beside in ((760, True), (690, True), (560, True), (559, False), (336, False)):
        # Its correction has the longest name; a finger has moved a row.
        screen = Screen(browser, file, "#embed&design=gesture-list&without=movesInsteadOfExchanges", width=width, height=500)
        screen.drag((200, 66), (180, 66), release=False)
        first, second = (screen.page.locator(f"#{one} .phone").bounding_box() for one in ("first", "second"))
        check(f"embedded, {width}: a long name takes no room from the tables", (first["y"] == second["y"]) == are_beside and
              screen.page.evaluate("document.documentElement.scrollWidth") == width, f"{first} {second}")
        screen.touches("touchEnd", {})
        screen.open("#embed&design=scroll-swipe&without=opensAtHalf")
        name = f"embedded, {width}"
        page = screen.page
        shown = page.evaluate("[...document.querySelectorAll('h1, nav, #lesson, #why, #about, #panels, .keys, footer')].some((one) => one.checkVisibility())")
        check(f"{name}: tables and graph, and nothing else", not shown and all(page.is_visible(one) for one in ("#first .phone", "#second .phone", ".bar", "#graph canvas")))
        first, second = (page.locator(f"#{one} .phone").bounding_box() for one in ("first", "second"))
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(f"{name}: the tables have room, and stand as they should", (first["y"] == second["y"]) == are_beside and wide == width
              and second["x"] + second["width"] <= width, f"{first} {second} {wide}")
        picture(screen, f"embedded-{width}", full_page=True)
        x = first["width"] - 40
        screen.drag((x, 66), (x - 149, 66), rest=0.3)
        screen.still()
        check(f"{name}: one finger moves both", screen.offsets(1) == [0, -160], str(screen.offsets(1)))
        page.click("#again")
        screen.still()
        check(f"{name}: it stays so, with its address", page.evaluate("location.hash").startswith("#embed&design=scroll-swipe") and page.is_hidden("header"))
        check(f"{name}: no error", not screen.problems, str(screen.problems or ""))
        page.evaluate("location.hash = '#design=scroll-swipe'")
        page.wait_for_timeout(50)
        check(f"{name}: the whole page comes when it is asked for", page.is_visible("header") and page.is_visible("#lesson"))
        screen.close()

    for width in (760, 336):
        screen = Screen(browser, file, "#embed&lang=zh-CN&design=scroll-swipe&without=opensAtHalf", width=width, height=500)
        screen.drag((200, 66), (180, 66), release=False)
        page = screen.page
        said = page.evaluate("""[...document.querySelectorAll("#stage figcaption, .reading, .legend, .bar, #lights, #graph canvas, .rows")]
            .flatMap((one) => [one.matches(".rows") ? "" : one.innerText, one.ariaLabel]).filter(Boolean).join("\\n").replaceAll(/\\d s\\b|ScrollSwipe|opensAtHalf/g, "")""")
        english = re.findall(r"[A-Za-z]{2,}", said)
        check(f"embedded in Chinese, {width}: no word is English", not english and "速度" in said, str(english or ""))
        check(f"embedded in Chinese, {width}: it says so, and stays so", page.evaluate("document.documentElement.lang + location.hash").startswith("zh-CN#embed&lang=zh-CN&"))
        screen.touches("touchEnd", {})
        screen.close()


# Parts that open pages themselves, and those that get one.
openers = (first_screen, truth, phones, demonstrated, opened, first_minute, focus, heard, windows, other_looks, embedded)
guests = (taken_away, corrections, tunables, time_control, hands, accessibility, designs, questions, many_rows, others_scripts, maps, links)


def run(name):
    """Runs one part in a browser of its own: what it printed, and the names of the checks that failed."""
    part, printed = globals()[name], io.StringIO()
    with contextlib.redirect_stdout(printed), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            if part in openers:
                part(browser)
            else:
                screen = Screen(browser, file)
                part(screen)
                rest_and_requests(screen)
                check("no error and no warning on the page", not screen.problems, str(screen.problems[:3] or ""))
        except Exception:
            print(traceback.format_exc())
            failures.append(name)
        browser.close()
    # A process runs several parts.
    failed = failures.copy()
    failures.clear()
    return printed.getvalue(), failed


wanted = [part.__name__ for part in (*openers, *guests)]
if "PARTS" in os.environ:
    wanted = os.environ["PARTS"].split(",")
all_failures = []
# Browsers wait most of the time, so three keep two cores busy.
with concurrent.futures.ProcessPoolExecutor(3) as browsers:
    for name, (printed, failed) in zip(wanted, browsers.map(run, wanted)):
        print(f"--- {name}\n{printed}", end="", flush=True)
        all_failures += failed
print(f"{len(all_failures)} failures: {all_failures}" if all_failures else "All of it holds.")
sys.exit(1 if all_failures else 0)
