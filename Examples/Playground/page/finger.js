// Fingers that the page moves to show what to try.

/** How many reports such a finger gives a second. */
const rate = 120;

/** The part of its way that a hand has gone: the path of least jerk. */
function eased(part) { return part * part * part * (10 - part * (15 - 6 * part)); }

/** A number with two decimals: as many as a screen has. */
function rounded(value) { return Math.round(value * 100) / 100; }

/**
 * The events of one finger, of the form that `readScript` gives.
 *
 * Of each part of a path: `from`, and `to` unless the finger rests; how long it `lasts`, in seconds; `after`, how long after the
 * part before, which ended with the finger lifted unless the part `goesOn`; `flick`, whether it is lifted at full speed.
 *
 * @param {object[]} path
 * @param {number} width How wide the table is: where it is mirrored, so is the path.
 */
export function fingerEvents(path, width, isMirrored) {
  const events = [];
  const add = (at, phase, [x, y]) => {
    const place = [rounded(isMirrored ? width - x : x), rounded(y)];
    events.push({ at, happen: (table) => table.touch(0, phase, ...place, at) });
  };
  let time = 0.4;
  for (const [index, part] of path.entries()) {
    const { from, to = from, lasts, after = 0, flick = false, goesOn = false } = part;
    time += after;
    if (!goesOn) add(time, "down", from);
    const count = Math.max(1, Math.round(lasts * rate));
    for (let step = 1; step <= count; step++) {
      const way = flick ? step / count : eased(step / count);
      const place = [from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way];
      add(Math.round((time + lasts * step / count) * 1e4) / 1e4, "moved", place);
    }
    time = Math.round((time + lasts) * 1e4) / 1e4;
    if (!path[index + 1]?.goesOn) add(time, "up", to);
  }
  return events;
}
