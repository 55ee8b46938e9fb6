"""Uses the web site as a reader does: the search, both switches, a film, the playground in the text and a link to a line of code."""
from playwright.sync_api import Error


# How many buttons of films lie on their films, and how many beyond the page.
BUTTONS = """() => {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const boxes = [...document.querySelectorAll(".film-box")].map((box) => ["img", "button"]
    .map((name) => [...box.querySelectorAll(name)].find((one) => one.clientWidth > 0).getBoundingClientRect()));
  return [boxes.filter(([film, button]) => button.left < film.right - 1 && button.top < film.bottom - 1).length,
    boxes.filter(([, button]) => button.right > document.documentElement.clientWidth).length];
}"""


def problems(browser):
    found = []
    browser.problems = []

    def check(holds, problem):
        if not holds:
            found.append(f"in use: {problem}")

    for part in (search, language, looks, film, tables, line, paper):
        try:
            part(browser, browser.page, check)
        except Error as error:  # it has waited in vain
            found.append(f"in use: {part.__name__}: {str(error).splitlines()[0]}")
    return found + [f"in use: {one}" for one in browser.problems]


def search(browser, page, check):
    """By keys alone; the result that is asked for by its heading comes first."""
    for start, words, path, heading in [
        ("Docs/HowTo.html", "which should you use", "Docs/Comparison.html", "Which should you use?"),
        ("README.zh-CN.html", "松手时", "Docs/zh-CN/", "松手时"),
    ]:
        browser.open(start)
        page.keyboard.press("/")
        page.get_by_role("combobox").wait_for()
        page.keyboard.type(words)
        page.get_by_role("option").filter(has_text=heading).first.wait_for()
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/{path}**")
        place = page.evaluate("document.getElementById(decodeURIComponent(location.hash.slice(1)))?.textContent ?? ''")
        check(heading in place, f"the search for {words} leads to {place}")


def language(browser, page, check):
    browser.open("Docs/ConstraintSwipe.html")
    page.get_by_role("link", name="中文", exact=True).click()
    page.wait_for_url("**/Docs/zh-CN/ConstraintSwipe.html")
    check(page.evaluate("document.documentElement.lang") == "zh", "the Chinese page does not say so")
    check(page.locator(".md-search__button").inner_text().startswith("查找"), "the theme speaks English on a Chinese page")
    page.get_by_role("link", name="English", exact=True).click()
    page.wait_for_url("**/Docs/ConstraintSwipe.html")


def looks(browser, page, check):
    """Three states: as the system has it, light, dark. Pictures and sources follow."""
    ground = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
    shown = lambda: page.evaluate("[...document.querySelectorAll('img.film')].find((one) => one.clientWidth > 0).className")
    browser.open("Docs/ConstraintSwipe.html")
    light = ground()
    check("light" in shown(), "a dark picture on a light page")
    for _ in range(2):
        page.locator("label[for^=__palette]:visible").click()
    check(ground() != light, "the switch changes nothing")
    check("dark" in shown(), "a light picture on a dark page")
    browser.open("Sources/ConstraintSwipe/ConstraintSwipe+Article.swift.html")
    check(ground() == "rgb(13, 17, 23)", "a source does not keep what was chosen")
    browser.open("Docs/ConstraintSwipe.html")
    page.locator("label[for^=__palette]:visible").click()
    check(ground() == light, "the switch does not lead back")


def film(browser, page, check):
    """A film moves until its button is pressed, and from the beginning where nothing should move it stands still."""
    page.emulate_media(reduced_motion="no-preference")
    browser.open("Docs/ConstraintSwipe.html")
    picture = page.locator("img.film:visible").first
    picture.scroll_into_view_if_needed()

    def moves():
        page.wait_for_timeout(500)
        pictures = []
        for _ in range(4):
            pictures.append(picture.screenshot())
            page.wait_for_timeout(300)
        return len(set(pictures)) > 1

    check(moves(), "a film does not move")
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        covered, beyond = page.evaluate(BUTTONS)
        check(not covered and not beyond, f"at {width}, {covered} films have words below their buttons, {beyond} buttons leave the page")
    page.get_by_role("button", name="Pause").first.focus()
    page.keyboard.press("Enter")
    check(not moves(), "a film that is paused moves")
    page.get_by_role("button", name="Play").first.click()
    check(moves(), "a film does not go on")
    page.emulate_media(reduced_motion="reduce")
    browser.open("Docs/ConstraintSwipe.html")
    check(not moves(), "a film moves where nothing should")


def tables(browser, page, check):
    """The playground stands in the text when somebody asks for it, in its own height, and not before; a finger moves it."""
    playgrounds = lambda: [frame for frame in page.frames if "playground.html" in frame.url]
    for name in ("Docs/ScrollSwipe.html", "Docs/zh-CN/GestureList.html"):
        browser.open(name)
        button = page.locator("button.md-button")
        check(button.count() == 1 and not playgrounds(), f"{name}: the playground is loaded unasked")
        button.click()
        place = page.locator("iframe.playground")
        place.wait_for()
        [inside] = playgrounds()
        inside.wait_for_function("window.playground?.stage.isStill")
        heights = lambda: (place.bounding_box()["height"], inside.evaluate("document.documentElement.scrollHeight"))
        page.wait_for_timeout(300)
        shown, own = heights()
        check(shown == own < 600, f"{name}: the playground is {own} points high, and {shown} are shown")
        titles = inside.locator("figcaption").all_inner_texts()
        without, corrected = ("少了修正", "修正之后") if "zh-CN" in name else ("without", "corrected")
        check(without in titles[0] and corrected in titles[1], f"{name}: the tables are {titles}")
        check(inside.locator("header, #lesson, footer").evaluate_all("all => all.every((one) => !one.checkVisibility())"),
              f"{name}: more than the tables shows")
        inside.locator("#second .phone").scroll_into_view_if_needed()
        box = inside.locator("#second .phone").bounding_box()
        page.mouse.move(box["x"] + 200, box["y"] + 66)
        page.mouse.down()
        page.mouse.move(box["x"] + 100, box["y"] + 66, steps=10)
        check(inside.evaluate("window.playground.graph.latest?.finger !== undefined"), f"{name}: a finger moves nothing")
        page.mouse.up()
        button.click()
        check(not playgrounds(), f"{name}: the playground stays")


def line(browser, page, check):
    browser.open("Docs/ConstraintSwipe.html")
    page.get_by_role("link", name="ConstraintSwipe+ArticleNames.swift").first.click()
    page.wait_for_url("**/ConstraintSwipe+ArticleNames.swift.html#L*")
    check("func right" in page.locator(":target").inner_text(), "a link to a line leads elsewhere")


def paper(browser, page, check):
    """Who reads in the dark prints on white, also the margins; what was folded fills the pages, each of which ends where it must."""
    browser.open("Docs/UtilityButtons.html")
    page.emulate_media(media="print", color_scheme="dark")
    scheme, folded = page.evaluate("""[getComputedStyle(document.documentElement).colorScheme,
      [...document.querySelectorAll("details")].map((one) => getComputedStyle(one).breakInside)]""")
    check(scheme == "light", f"the margins of paper are {scheme}, and so dark")
    check(set(folded) == {"auto"}, "what was folded begins a page where it does not fit")
    page.emulate_media(media="screen", color_scheme="light")
