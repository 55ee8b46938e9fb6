#!/usr/bin/env python3
"""Says what a frame of the lesson costs on a phone's screen, as time of the main thread's processor, of one page beside others.

    Tests/cpu.py PLAYGROUND.html [OTHER.html ...]

390 × 664 points, three pixels a point, the demonstration playing. Pages take turns, so that what else the machine does falls on all.
The first one takes at most 4 ms among a thousand rows, and among a million.
"""
import statistics, sys, time
from playwright.sync_api import sync_playwright
from screen import Screen

files = sys.argv[1:]
most = 4
costs = {}


def cost(browser, file, rows):
    """Milliseconds of the main thread's processor for a frame: all of it, and scripts alone."""
    screen = Screen(browser, file, f"#rows={rows}", width=390, height=664, is_mobile=True, device_scale_factor=3)
    screen.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read():
        values = {one["name"]: one["value"] for one in screen.cdp.send("Performance.getMetrics")["metrics"]}
        return [values["TaskDuration"], values["ScriptDuration"], screen.run("stage.frames")]

    screen.run("window.playground.lesson.play(-1)")
    time.sleep(0.3)
    before = read()
    time.sleep(3)
    task, script, frames = (after - one for after, one in zip(read(), before))
    screen.close()
    return 1000 * task / frames, 1000 * script / frames


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for _ in range(3):
        for rows in (1000, 1000000):
            for file in files:
                costs.setdefault((file, rows), []).append(cost(browser, file, rows))
    browser.close()
for (file, rows), seen in costs.items():
    task, script = (statistics.median(part) for part in zip(*seen))
    print(f"{file}, {rows} rows: {task:.1f} ms a frame, {script:.1f} of them in scripts")
slow = [rows for rows in (1000, 1000000) if statistics.median(task for task, _ in costs[files[0], rows]) > most]
print("All of it holds." if not slow else f"FAILED more than {most} ms among {slow} rows")
sys.exit(1 if slow else 0)
