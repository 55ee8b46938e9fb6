"""Uses the web site by keys alone: the skip link, the search, the switch, and every stop of the tab key."""
from playwright.sync_api import Error

PAGES = ["index.html", "Docs/ConstraintSwipe.html", "Docs/HowTo.html"]
STOPS = 'a[href]:not([tabindex="-1"]), button, input, summary, [tabindex="0"]'


def problems(browser):
    found = []

    def check(holds, problem):
        if not holds:
            found.append(f"keyboard: {problem}")

    browser.look(1280, "light", "screen")
    browser.problems = []
    page = browser.page
    for path in PAGES:
        browser.open(path)
        found += [f"keyboard: {path}: {one}" for one in unreached(page)]
    for part in (search, switch, skip):
        try:
            part(browser, check)
        except Error as error:  # it has waited in vain
            found.append(f"keyboard: {part.__name__}: {str(error).splitlines()[0]}")
    return found + [f"keyboard: {one}" for one in browser.problems]


def focused(page):
    return page.evaluate("document.activeElement.outerHTML.slice(0, 80)")


def unreached(page):
    """What the tab key does not reach, and what shows no ring when it does."""
    page.evaluate(f"""() => {{
      const shown = (one) => one.checkVisibility({{ contentVisibilityAuto: true }}) && one.getClientRects().length > 0;
      window.left = new Set([...document.querySelectorAll({STOPS!r})].filter(shown));
      window.ringless = [];
    }}""")
    count = page.evaluate("left.size")
    for _ in range(count + 2):
        page.keyboard.press("Tab")
        page.evaluate("""() => {
          const one = document.activeElement;
          left.delete(one);
          if (one !== document.body && getComputedStyle(one).outlineStyle === "none") ringless.push(one);
        }""")
    name = "(one) => one.outerHTML.slice(0, 80)"
    return page.evaluate(f"""[...[...left].map({name}).map((one) => "the tab key does not reach " + one),
                              ...ringless.map({name}).map((one) => "no ring around " + one)]""")


def search(browser, check):
    page = browser.page
    browser.open("Docs/ConstraintSwipe.html")
    page.keyboard.press("/")
    check("type=\"search\"" in focused(page), f"/ leads to {focused(page)}")
    page.keyboard.type("one gesture")
    page.wait_for_selector(".results li")
    says = page.inner_text(".results p")
    check(any(digit in says for digit in "123456789"), f"the search says {says}")
    page.keyboard.press("ArrowDown")
    first = focused(page)
    page.keyboard.press("ArrowDown")
    check("<a" in first and focused(page) != first, "arrows do not move in the results")
    page.keyboard.press("ArrowUp")
    check(focused(page) == first, "the arrow up does not lead back")
    page.keyboard.press("Enter")
    page.wait_for_function("location.hash === '#one-gesture'")
    check(page.evaluate("document.querySelector('.results').hidden"), "the results stay open behind a link")
    page.keyboard.press("/")
    page.keyboard.type("zxqv")
    page.wait_for_function("document.querySelector('.results li') === null && !document.querySelector('.results').hidden")
    check(page.inner_text(".results p") != "", "a search for nothing says nothing")
    page.keyboard.press("Escape")
    check(page.evaluate("document.querySelector('.results').hidden && document.querySelector('.top input').value === ''"),
          "escape does not close the search")


def switch(browser, check):
    page = browser.page
    ground = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
    before = ground()
    page.focus("#looks")
    page.keyboard.press("Enter")
    dark = ground()
    check(dark != before, "the switch changes nothing")
    browser.open("Docs/HowTo.html")
    check(ground() == dark, "another page does not keep what was chosen")
    page.keyboard.press("Escape")
    page.focus("#looks")
    page.keyboard.press("Space")
    check(ground() == before, "the switch does not go back")


def skip(browser, check):
    page = browser.page
    browser.open("Docs/HowTo.html")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    check(page.evaluate("document.querySelector('main').contains(document.activeElement)"), "the skip link does not lead to the text")
