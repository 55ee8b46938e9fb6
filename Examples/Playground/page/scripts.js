// Fingers as events: what a path does, and what a script says.

/** How many reports a made finger gives a second. */
const rate = 120;

/** The part of its way that a hand has gone: the path of least jerk. */
function eased(part) { return part * part * part * (10 - part * (15 - 6 * part)); }

/**
 * The events of one finger, as a script has them.
 *
 * Of each part of a path: `from`, and `to` unless the finger rests; how long it `lasts`, in seconds; `after`, how long after the
 * part before, which ended with the finger lifted unless the part `goesOn`; `flick`, whether it is lifted at full speed.
 *
 * @param {object[]} path
 * @param {number} start When it begins, in seconds.
 */
export function fingerEvents(path, start = 0.3) {
  const events = [];
  const add = (at, phase, [x, y]) => {
    const place = (value) => Math.round(value * 100) / 100;
    events.push({ at: Math.round(at * 1e4) / 1e4, touch: { id: 0, phase, x: place(x), y: place(y) } });
  };
  let time = start;
  for (const [index, part] of path.entries()) {
    const { from, to = from, lasts, after = 0, flick = false, goesOn = false } = part;
    time += after;
    if (!goesOn) add(time, "down", from);
    const count = Math.max(1, Math.round(lasts * rate));
    for (let step = 1; step <= count; step++) {
      const way = flick ? step / count : eased(step / count);
      add(time + lasts * step / count, "moved", [from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way]);
    }
    time += lasts;
    if (!path[index + 1]?.goesOn) add(time, "up", to);
  }
  return events;
}

/** Reads a script's text: one script, whose fingers a table can play. */
export function readScript(text) {
  let script;
  try {
    script = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${error.message}`);
  }
  if (Array.isArray(script)) throw new Error("This file holds several scripts; the page plays one. All of them: swift run docgen replay FILE");
  if (script?.design !== "headless-table") {
    const design = JSON.stringify(script?.design ?? null);
    throw new Error(`This script is for ${design}. The page plays those of tables ("headless-table"); this one: swift run docgen replay FILE`);
  }
  if (!Array.isArray(script.events)) throw new Error("This script has no events.");
  let at = 0;
  const events = script.events.map((event) => {
    at = event.at ?? at;
    return { ...event, at };
  });
  return { configuration: script.configuration ?? {}, events };
}
