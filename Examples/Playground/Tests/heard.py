#!/usr/bin/env python3
"""Does a task of each design by keyboard alone, in Chromium and Firefox under Orca, and compares what is heard with what was.

    Tests/heard.py PLAYGROUND.html                      compares with Tests/heard/BROWSER/DESIGN.txt
    Tests/heard.py PLAYGROUND.html --write              writes these files
    ONLY=firefox,gesture-list Tests/heard.py ...        only that browser, or that design, or both

Needs Debian's orca, at-spi2-core, dbus, xvfb, openbox, xdotool, chromium and firefox-esr, and no sound: Orca speaks into a file. What
an announcement of the page said begins with "announced:", and stands behind what the focus said, since either may come first. What
surrounds the focus is left out where Tab has not led there: whether Orca says it once more is chance.
"""
import os, pathlib, re, signal, subprocess, sys, tempfile, time

# What is typed, by design: keys as of xdotool. "to …" goes on with Tab until that is heard, "text …" is typed, "hold …" holds the
# first key while the others are pressed, "release …" lets it go. Insert+a is Orca's key for focus mode and browse mode.
tasks = {
    # Deletes by its button and takes that back; drags as the lesson asks; then in browse mode, where Delete is a button on the page.
    "constraint-swipe": ["Down", "Right", "Right", "Return", "ctrl+z", "Down",
                         "hold shift", *["Left"] * 9, *["Right"] * 7, "release shift",
                         "Insert+a", "Down", "b", "Return", "Insert+a"],
    # Opens both sides and closes them, flags, deletes by the key, and takes that back by the page's own button.
    "scroll-swipe": ["Right", "Right", "Escape", "Left", "Return", "Escape", "End", "Up", "Delete", "to Undo", "Return"],
    # Deletes where that asks first.
    "utility-buttons&buttons=asks": ["Down", "Right", "Right", "Return", "to Do it", "Return", "Down", "ctrl+z"],
    # Unfolds and folds, chooses, flips a switch, sets a level, types a name.
    "expandable-table": ["Return", "Down", "Right", "Return", "text Ada", "Return", "Home", "Left", "Down", "Down", "Right", "Down", "Right",
                         "Return", "Down", "Return", "Down", "Return", "End", "Right", "Down", "Right", "Return", "Return", "Right", "Return"],
    # Completes and restores, carries, adds and types, deletes, takes back; drags until it is completed.
    "gesture-list": ["Down", "Right", "Right", "Return", "Return", "alt+Down", "alt+Down", "alt+Up", "Right", "Right", "Right", "Right",
                     "Right", "Return", "text Feed the cat", "Return", "Delete", "ctrl+z", "hold shift", *["Right"] * 9, "release shift"],
}
titles = {"constraint-swipe": "ConstraintSwipe", "scroll-swipe": "ScrollSwipe", "utility-buttons": "UtilityButtons",
          "expandable-table": "ExpandableTable", "gesture-list": "GestureList"}

# Orca's speech server is this one, which writes.
speech = """
from orca import liveregions, speech, speechserver

class Written(speechserver.SpeechServer):
    mark = ""
    def __init__(self): self.file = open(%r, "a", buffering=1)
    def speak(self, text=None, acss=None, interrupt=True): self.file.write(self.mark + text.replace(chr(10), " ").strip() + chr(10))
    def speakCharacter(self, character, acss=None): self.speak(character)
    def speakKeyEvent(self, event, acss=None): pass
    def sayAll(self, utterances, progress):
        for context, acss in utterances: self.speak(context.utterance)

server = speech._speechserver = Written()
speech.shutdown = lambda: None
present = liveregions.LiveRegionManager.pumpMessages

def announce(manager):
    server.mark = "announced: "
    try: return present(manager)
    finally: server.mark = ""

liveregions.LiveRegionManager.pumpMessages = announce
"""

firefox_settings = {
    "browser.shell.checkDefaultBrowser": "false", "browser.aboutwelcome.enabled": "false", "datareporting.policy.dataSubmissionEnabled": "false",
    "accessibility.force_disabled": "-1", "browser.startup.page": "0", "termsofuse.bypassNotification": "true",
    "browser.newtabpage.enabled": "false", "app.update.enabled": "false",
}


surroundings = re.compile(r"leaving |table with |(.* )?figure\.|\w+, table [12]: ")


class Desk:
    """A screen with a bus, a window manager, Orca and one browser; nothing of it is anybody else's."""

    def __init__(self, folder, browser, address):
        self.folder, self.browser, self.address, self.started, self.place = folder, browser, address, [], 0

    def open(self):
        """Starts all of it, and waits until the page is there."""
        folder, browser, address = self.folder, self.browser, self.address
        self.heard = folder / "heard"
        self.heard.touch()
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith(("DBUS", "XDG", "LC_"))}
        for name in ("home", "run", "prefs"):
            (folder / name).mkdir(mode=0o700)
        reading, writing = os.pipe()
        # Without -r, keys repeat where the machine is slow.
        self.start("Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1000x24", "-nolisten", "tcp", "-r", pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as numbers:
            display = numbers.readline().strip()
        self.environment |= {"DISPLAY": f":{display}", "HOME": str(folder / "home"), "XDG_RUNTIME_DIR": str(folder / "run"), "LANG": "C.UTF-8",
                             "GNOME_ACCESSIBILITY": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "GDK_BACKEND": "x11"}
        bus = self.start("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE, text=True)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        self.start("openbox")
        (folder / "prefs/orca-customizations.py").write_text(speech % str(self.heard))
        self.start("orca", "-u", str(folder / "prefs"), "-d", "braille")
        self.wait("Screen reader on.", 60)
        if browser == "chromium":
            self.start("chromium", "--no-sandbox", "--no-first-run", "--force-renderer-accessibility", "--disable-gpu", "--password-store=basic",
                       f"--user-data-dir={folder / 'profile'}", "--window-size=1280,1000", "--window-position=0,0", address)
        else:
            (folder / "profile").mkdir()
            (folder / "profile/user.js").write_text("".join(f'user_pref("{key}", {value});\n' for key, value in firefox_settings.items()))
            self.start("firefox-esr", "--no-remote", "--profile", str(folder / "profile"), "--width", "1280", "--height", "1000", address)
        self.wait("Finished loading TableInteractions: the playground.", 120)
        self.hear(quiet=3, longest=20)

    def start(self, *command, **options):
        with open(self.folder / "errors", "a") as errors:
            options = {"stdout": errors, "stderr": errors, **options}
            process = subprocess.Popen(command, env=self.environment, start_new_session=True, **options)
        self.started.append(process)
        return process

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for number in (signal.SIGTERM, signal.SIGKILL):
            for process in reversed(self.started):
                try:
                    os.killpg(process.pid, number)
                except ProcessLookupError:
                    pass
            time.sleep(0.3)
        # What a bus has started, and what holds on to a browser that has ended without one, is in no group of ours; it has this home.
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if f"HOME={self.folder / 'home'}\0".encode() in (process / "environ").read_bytes():
                    os.kill(int(process.name), signal.SIGKILL)
            except OSError:
                pass
        for process in self.started:
            process.wait()

    def new(self):
        with open(self.heard, "rb") as file:
            file.seek(self.place)
            more = file.read()
        more = more[:more.rfind(b"\n") + 1]
        self.place += len(more)
        return more.decode(errors="replace").splitlines()

    def wait(self, line, longest):
        end = time.time() + longest
        while time.time() < end:
            if line in self.new():
                return
            time.sleep(0.1)
        raise TimeoutError(f"Orca does not say {line!r}: {self.heard.read_text()} {(self.folder / 'errors').read_text()[-2000:]}")

    def hear(self, expected=None, quiet=2.5, longest=12, is_tab=False):
        """What is said until it is quiet; sooner where that is what is expected, later where that is not said yet."""
        said, start = [], time.time()
        latest = start
        while time.time() - start < longest:
            time.sleep(0.05)
            more = self.new()
            if more:
                said += more
                latest = time.time()
            pause, is_missing = time.time() - latest, expected is not None and in_order(said, is_tab) != expected
            if pause > quiet * (3 if is_missing and not is_tab else 1) or (pause > 1 and expected and not is_missing):
                break
        return in_order(said, is_tab)

    def press(self, step, expected):
        kind, _, rest = step.partition(" ")
        if kind == "to":
            for _ in range(40):
                self.xdotool("key", "Tab")
                said = self.hear(expected, quiet=1.5, is_tab=True)
                if rest in " ".join(said):
                    return said
            return said
        self.xdotool(*{"text": ("type", "--delay", "60", rest), "hold": ("keydown", rest), "release": ("keyup", rest)}.get(kind, ("key", kind)))
        return self.hear(expected)

    def xdotool(self, *command):
        subprocess.run(["xdotool", *command], env=self.environment, check=True)


def in_order(said, is_tab):
    """What the focus said, then what was announced, sorted: which comes first is chance."""
    is_announced = lambda line: line.startswith("announced:")
    said = [line for line in said if line and (is_tab or not surroundings.match(line))]
    return [line for line in said if not is_announced(line)] + sorted(filter(is_announced, said))


def read(path):
    """The steps of a log, each with what was heard."""
    steps = []
    for line in path.read_text().splitlines():
        if line.startswith("    "):
            steps[-1][1].append(line[4:])
        else:
            steps.append((line, []))
    return steps


def listen(file, browser, design, expected):
    """Does the task; what was heard, step by step."""
    name = design.split("&")[0]
    steps = [f"to {titles[name]}, table 2", *tasks[design]]
    before = dict(enumerate(said for _, said in expected)) if expected and [step for step, _ in expected] == steps else {}
    with tempfile.TemporaryDirectory(prefix="heard-", ignore_cleanup_errors=True) as folder:
        with Desk(pathlib.Path(folder), browser, f"{pathlib.Path(file).resolve().as_uri()}#design={design}") as desk:
            desk.open()
            return [(step, desk.press(step, before.get(index))) for index, step in enumerate(steps)]


def main():
    file, writes = sys.argv[1], "--write" in sys.argv
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    only = os.environ["ONLY"].split(",") if "ONLY" in os.environ else []
    failures = 0
    for browser in ("chromium", "firefox"):
        for design in tasks:
            name = design.split("&")[0]
            if not {browser, name} >= set(only):
                continue
            path = pathlib.Path(__file__).parent / "heard" / browser / f"{name}.txt"
            expected = read(path) if path.exists() else None
            start = time.time()
            # Speech that comes late, on a machine with much other work, is heard with the next key: three tries.
            for _ in range(1 if writes else 3):
                try:
                    heard = listen(file, browser, design, expected)
                except TimeoutError as error:
                    heard = [(str(error), [])]
                    continue
                if heard == expected:
                    break
            if writes:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("".join("\n".join([step, *(f"    {line}" for line in said)]) + "\n" for step, said in heard))
            holds = writes or heard == expected
            took = time.time() - start
            print("ok    " if holds else "FAILED", f"{browser}, {name}: {len(heard)} keys and what is heard of them, {took:.0f} s", flush=True)
            if not holds:
                failures += 1
                for (step, said), (_, before) in zip(heard, expected or [(step, None) for step, _ in heard]):
                    if said != before:
                        print(f"  {step}: {said}\n  was {before}")
    print(f"{failures} failures" if failures else "All of it is heard.")
    return 1 if failures else 0


sys.exit(main())
