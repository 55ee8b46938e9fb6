#!/usr/bin/env python3
"""Says what a report of a finger takes in Chromium, with its recording, and what the same report takes natively, by turns.

    Tests/reports.py PLAYGROUND.html MEASURE     Measure is the native program of this package, built for speed

The least of some rounds on each side, in nanoseconds. Reported and not checked, because times are the machine's.
"""
import subprocess, sys
from playwright.sync_api import sync_playwright
from screen import Screen

file, measure = sys.argv[1:]
row = {"trailing": [{"id": "delete", "title": "Delete", "role": "destructive"}, {"id": "more", "title": "More"}]}

# As Measure.swift drags: 50 reports away, 50 back. A stroke is long, because the browser's clock has steps of a tenth of a
# millisecond, and on a fresh table, because a recording comes to an end.
dragging = """(configuration) => {
  const reports = 20000;
  let least = Infinity;
  for (let round = 0; round < 15; round++) {
    const table = window.playground.engine.make(configuration);
    let now = 0;
    const start = performance.now();
    table.touch(0, "down", 200, 300, now);
    for (let number = 0; number < reports; number++) {
      now += 1 / 120;
      const away = number % 100 < 50 ? number % 50 : 50 - (number % 50);
      table.touch(0, "moved", 200 - 3 * away, 300, now);
    }
    least = Math.min(least, (performance.now() - start) * 1e6 / reports);
    table.destroy();
  }
  return least;
}"""

here, there = {}, {}
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    screen = Screen(browser, file)
    for _ in range(5):
        for line in subprocess.run([measure], capture_output=True, text=True, check=True).stdout.splitlines():
            of, rows, report, _frame = line.split()
            here[of, rows] = min(here.get((of, rows), float("inf")), float(report))
        for of, rows in here:
            configuration = {"of": of, "rows": int(rows), "width": 390, "height": 560}
            if of != "gesture-list":
                configuration["row"] = row
            there[of, rows] = min(there.get((of, rows), float("inf")), screen.page.evaluate(dragging, configuration))
    print(f"Chromium {browser.version}")
    for of, rows in here:
        print(f"  {of}, {rows} rows: a report {there[of, rows]:.0f} ns, natively {here[of, rows]:.0f} ns: "
              f"{there[of, rows] / here[of, rows]:.2f} times as long")
    browser.close()
