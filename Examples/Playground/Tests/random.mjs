// Random scripts of all that can happen on the page.

let state = 20260101n;

/** SplitMix64, as a fraction. */
function random() {
  state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
  let z = state;
  z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return Number((z ^ (z >> 31n)) >> 11n) / 2 ** 53;
}
const pick = (values) => values[Math.floor(random() * values.length)];
const around = (value, by) => Math.round((value + (random() - 0.5) * by) * 10) / 10;

const keys = ["up", "down", "home", "end", "pageUp", "pageDown", "toLeading", "toTrailing", "enter", "escape", "delete"];

/** Gestures as hands make them, some that no hand makes, and all else that a page reports. */
function events(actions) {
  const all = [];
  let time = 0;
  const add = (later, event) => all.push({ at: (time = Math.round((time + later) * 1000) / 1000), ...event });
  const touch = (id, phase, x, y, later) => add(later, { touch: { id, phase, x, y } });
  while (all.length < 90) {
    let [x, y] = [around(160, 320), around(240, 480)];
    const kind = pick(["swipe", "swipe", "scroll", "tap", "tap", "hold", "pinch", "mess", "wheel", "key", "key", "hover", "perform", "other"]);
    if (kind === "wheel") {
      const isDiscrete = random() < 0.5;
      if (!isDiscrete) add(0.3, { wheel: { phase: "began", x, y } });
      const sideways = random() < 0.5;
      for (let i = 0; i < 8; i++) {
        const delta = sideways ? [around(-12, 20), around(0, 4)] : [around(0, 4), around(-20, 60)];
        add(0.016, { wheel: { phase: isDiscrete ? "discrete" : "changed", x, y, delta } });
      }
      if (!isDiscrete) add(0.016, { wheel: { phase: pick(["ended", "ended", "cancelled"]), x, y } });
      continue;
    }
    if (kind === "key") {
      for (let i = 0; i < 3; i++) add(pick([0, 0.1, 0.5]), { key: { key: pick(keys), movesRow: random() < 0.2 } });
      continue;
    }
    if (kind === "hover") {
      add(0.1, { highlights: { press: random() < 0.5, hover: true } });
      add(0.1, { hover: random() < 0.2 ? {} : { x, y } });
      continue;
    }
    if (kind === "perform") {
      add(0.2, { perform: { action: pick(actions), row: Math.floor(random() * 8) } });
      continue;
    }
    if (kind === "other") {
      add(0.1, pick([
        { confirm: { row: Math.floor(random() * 8) } }, { cancel: { row: Math.floor(random() * 8) } },
        { type: { text: pick(["", "Salt", "Größe ✓", "a\tb"]) } }, { endEditing: {} }, { undo: {} },
        { resize: { width: pick([320, 480, 200]), height: pick([480, 320]) } }, { scrollTo: { contentOffset: around(200, 800) } },
        { scrollToRow: { row: Math.floor(random() * 30), anchor: pick(["top", "middle", "bottom", "nearest"]), animated: random() < 0.7 } },
        { keyboard: { height: pick([0, 216]) } }, { cancelTouches: {} }, { reducesMotion: { isOn: random() < 0.5 } },
        { policies: { oneOpen: random() < 0.5 } }, { options: { slop: around(12, 10), autoscroll: { topSpeed: 600 } } },
      ]));
      continue;
    }
    touch(0, "down", x, y, random() < 0.2 ? 2 * random() : 0.05);
    if (kind === "hold") add(random() < 0.5 ? 0.6 : 0, { wait: {} });
    if (kind === "pinch") touch(1, "down", around(160, 300), y + around(50, 80), 0.02);
    const way = {
      swipe: [around(0, 60), around(0, 4)], scroll: [around(0, 6), around(0, 60)], tap: [0, 0], hold: [0, y < 240 ? 40 : -40],
      pinch: [0, -12], mess: [around(0, 80), around(0, 80)],
    }[kind];
    const steps = kind === "tap" ? 0 : kind === "hold" ? 14 : Math.floor(3 + random() * 12);
    for (let i = 0; i < steps; i++) {
      [x, y] = [around(x + way[0], 4), around(y + way[1], 4)];
      touch(0, "moved", x, y, kind === "hold" && i === 0 ? 0.6 : pick([0.008, 0.016, 0.033, 0, 0.2]));
      if (kind === "pinch") touch(1, "moved", 200, around(300 + 12 * i, 4), 0.004);
    }
    touch(0, pick(["up", "up", "up", "cancelled"]), x, y, 0.016);
    if (kind === "pinch") touch(1, "up", 200, 400, 0.01);
    if (random() < 0.5) add(random(), { wait: {} });
  }
  return all;
}

const leading = [{ id: "flag", title: "Flag", color: "#ff9500", fulfillment: "close" }];
const trailing = [
  { id: "delete", role: "destructive", title: "Delete", asksFirst: true, icon: "trash", iconPlacement: "top" },
  { id: "more", title: "More", width: 74 },
];
const items = [
  "Buy milk", { text: "Water the plants", isCompleted: true }, { text: "Call Grandma", isMovable: false },
  { text: "Mend the bicycle", height: 80 }, "Return the books", "Write to Ada", "Bake bread", "Sing", "Rest", "Read", "Walk",
];
const cell = (cellIdentifier, primaryTitle, more = {}) => ({
  additionalRows: 0, cellIdentifier, isExpandable: false, isExpanded: false, isVisible: false, primaryTitle, secondaryTitle: "",
  value: "", ...more,
});
const fold = (secondaryTitle, rows) => [
  cell("idCellNormal", "", { secondaryTitle, isExpandable: true, isVisible: true, additionalRows: rows.length }), ...rows,
];
const descriptors = [
  [
    ...fold("Full name", [cell("idCellTextfield", "First"), cell("idCellTextfield", "Last")]),
    ...fold("Birth", [cell("idCellDatePicker", "")]), ...fold("Status", [cell("idCellSwitch", "On", { value: "false" })]),
  ],
  [
    ...fold("Sport", ["Football", "Tennis", "Swimming"].map((one) => cell("idCellValuePicker", one))),
    ...fold("Level", [cell("idCellSlider", "", { value: "0.5" })]),
  ],
];

/** A value of a tunable that differs from the usual one, as often as not at an end of what is allowed. */
function tuned({ kind, min, max, choices, usual = 1 }) {
  if (kind === "truth") return random() < 0.5;
  if (kind === "choice") return pick(choices);
  const [low, high] = [Math.max(min, 0.01), Math.min(max, 4 * Math.max(usual, 1))];
  return Math.round((low + random() * (high - low)) * 100) / 100;
}

/** Some of the tunables of a place, of a design. */
function tuning(design, place) {
  const values = {};
  for (const tunable of design.tunables) {
    if (tunable.place === place && random() < 0.15) values[tunable.key] = tuned(tunable);
  }
  if (values.minimumButtonWidth > (values.maximumButtonWidth ?? Infinity)) delete values.minimumButtonWidth;
  delete values.height;
  delete values.rowHeight;
  return values;
}

/** Scripts of every design under every rule set, in both directions, as in the articles, corrected, and tuned. */
export function* randomScripts(engine, count) {
  for (let number = 0; number < count; number++) {
    for (const design of engine.designs) {
      const table = engine.make(configuration(design, {}));
      const actions = [...new Set(table.rows(0).flatMap((row) => row.actions.map(({ id }) => id)))];
      table.destroy();
      for (const direction of ["ltr", "rtl"]) {
        for (const rules of design.rules.length ? design.rules : [undefined]) {
          for (const corrections of ["all", "none", "tuned"]) {
            const isTuned = corrections === "tuned";
            const own = isTuned ? tuning(design, design.holds === "rows" ? "row" : "list") : { corrections };
            if (rules) own.rules = rules;
            const set = configuration(design, own, number % 2);
            if (isTuned) Object.assign(set, { options: tuning(design, "options"), policies: tuning(design, "policies") });
            if (isTuned) set.options.autoscroll = tuning(design, "autoscroll");
            set.direction = direction;
            const name = [design.name, rules, corrections, direction, number].filter((part) => part !== undefined).join(", ");
            yield { name, text: JSON.stringify({ design: "headless-table", configuration: set, events: events(actions) }) };
          }
        }
      }
    }
  }
}

function configuration(design, own, isLong) {
  const of = design.name;
  switch (design.holds) {
    case "rows": return { of, rows: 30, row: { leading, trailing, ...own } };
    case "items": return isLong ? { of, rows: 40, list: own } : { of, list: { items, ...own } };
    default: return { of, list: { descriptors, ...own } };
  }
}
