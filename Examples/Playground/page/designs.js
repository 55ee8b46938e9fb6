// What the page shows of each design: a table to begin with, and what to try with a finger.

/** Apple's colours for more contrast: white texts on them have more than 4.5 to 1. */
const colors = { delete: "#d70015", more: "#0040dd", flag: "#a03d00", archive: "#4d4d52" };

function action(id, title, more = {}) { return { id, title, color: colors[id], ...more }; }

const remove = action("delete", "Delete", { role: "destructive" });
const more = action("more", "More");
const flag = action("flag", "Flag");

/** The buttons that a row may have beside it, by the names in the page's address. */
export const buttonSets = {
  two: { title: "two on the right", trailing: [remove, more] },
  both: { title: "two on the right, one on the left", leading: [flag], trailing: [remove, more] },
  asks: { title: "two, and Delete asks first", trailing: [{ ...remove, asksFirst: true }, more] },
  left: { title: "one on the left, none on the right", leading: [flag] },
  none: { title: "none" },
  four: {
    title: "four, as wide as the row", trailing: [remove, more, flag, action("archive", "Archive")],
  },
};

const items = ["Buy milk", "Water the plants", "Call Grandma", "Mend the bicycle", "Return the books", "Write to Ada", "Bake bread"];

function cell(cellIdentifier, primaryTitle, own = {}) {
  return {
    additionalRows: 0, cellIdentifier, isExpandable: false, isExpanded: false, isVisible: false, primaryTitle, secondaryTitle: "",
    value: "", ...own,
  };
}

function question(secondaryTitle, ...rows) {
  const own = { additionalRows: rows.length, isExpandable: true, isVisible: true, secondaryTitle };
  return [cell("idCellNormal", "", own), ...rows];
}

function choices(...names) { return names.map((name) => cell("idCellValuePicker", name)); }

/** The article's form. */
const form = [
  [
    ...question("Full name", cell("idCellTextfield", "First name"), cell("idCellTextfield", "Last name")),
    ...question("Date of birth", cell("idCellDatePicker", "")),
    ...question("Marital status", cell("idCellSwitch", "Off = Single, On = Married", { value: "false" })),
  ],
  [
    ...question("Favourite sport", ...choices("Football", "Basketball", "Tennis", "Swimming")),
    ...question("Favourite colour", ...choices("Red", "Green", "Blue")),
  ],
  question("Level", cell("idCellSlider", "", { value: "0.0" })),
];

/**
 * The designs in the articles' order.
 *
 * `about` says in a sentence what the article shows. `tries` are things to try: `text`, and `path`, what a finger does that
 * shows it, see finger.js.
 */
export const designs = [
  {
    name: "constraint-swipe", title: "ConstraintSwipe", buttons: "two",
    about: "Ellen Shapiro’s swipeable cell (2014): a row slides aside, and its buttons come into sight.",
  },
  {
    name: "scroll-swipe", title: "ScrollSwipe", buttons: "both",
    about: "Blixt’s SwipeableTableViewCell (2015): each row lies in a scroll view of its own.",
    tries: [
      {
        text: "Bring a row exactly to half of its buttons, and let go: table 1 closes it, table 2 opens it.",
        path: [{ from: [280, 110], to: [190, 110], lasts: 0.6 }, { goesOn: true, from: [190, 110], lasts: 0.3 }],
      },
      {
        text: "Let go of a row, and touch it again while it moves: in table 1 it leaps to where it was going.",
        path: [{ from: [280, 110], to: [165, 110], lasts: 0.4 }, { after: 0.02, from: [150, 110], to: [210, 112], lasts: 0.25 }],
      },
      {
        text: "Open a row, then scroll the list. In table 2 the row closes, and the table says so.",
        path: [{ from: [280, 66], to: [120, 66], lasts: 0.3 }, { after: 0.9, from: [160, 150], to: [164, 50], lasts: 0.4 }],
      },
    ],
  },
  {
    name: "utility-buttons", title: "UtilityButtons", buttons: "both",
    about: "Chris Wendel’s SWTableViewCell, as an article reads its source: a row between two strips of buttons.",
    tries: [
      {
        text: "Flick a row open, and touch it while it moves: in table 1 it leaps to where it was going.",
        path: [{ from: [280, 110], to: [160, 110], lasts: 0.4 }, { after: 0.02, from: [180, 110], to: [240, 112], lasts: 0.25 }],
      },
      {
        text: "Open a row, put a finger on a button, slide off it and let go: in table 1 the button has counted.",
        path: [{ from: [280, 66], to: [120, 66], lasts: 0.3 }, { after: 0.9, from: [280, 66], to: [284, 150], lasts: 0.5 }],
      },
      {
        text: "Swipe to the right: the other strip.",
        path: [{ from: [60, 154], to: [170, 156], lasts: 0.35 }],
      },
    ],
  },
  {
    name: "expandable-table", title: "ExpandableTable",
    about: "Gabriel Theodoropoulos’s form (AppCoda): a question unfolds its answers, and folds when one is chosen.",
    tries: [
      { text: "Tap a question, then an answer.", path: [{ from: [120, 266], lasts: 0.08 }, { after: 0.9, from: [120, 318], lasts: 0.08 }] },
      {
        text: "Tap “Full name”, then “Last name”, and type it before the first name: in table 1 a space comes before it.",
        path: [{ from: [120, 58], lasts: 0.08 }, { after: 0.8, from: [120, 154], lasts: 0.08 }],
      },
      { text: "Unfold “Level” at the bottom and drag its knob." },
    ],
  },
  {
    name: "gesture-list", title: "GestureList",
    about: "A to-do list in the manner of Clear, by u013604612 (2015): there is no button at all.",
    tries: [
      { text: "Swipe right to tick an item off, left to delete it. Undo brings it back.", path: [{ from: [60, 75], to: [250, 78], lasts: 0.4 }] },
      { text: "Pull the list down to add an item; tap one to change its text.", path: [{ from: [160, 20], to: [164, 168], lasts: 0.7 }] },
      { text: "Put two fingers on two neighbours and move them apart. Without a screen to touch: pinch on the trackpad, or turn the wheel with Ctrl held." },
      {
        text: "Rest a finger on an item, and carry it: in table 1 it changes places with the others instead of moving.",
        path: [{ from: [160, 75], lasts: 0.7, to: [160, 76] }, { goesOn: true, from: [160, 76], to: [164, 165], lasts: 0.9 }],
      },
    ],
  },
];

/** The design of a name in scripts, or undefined. */
export function designNamed(name) { return designs.find((one) => one.name === name); }

/** The keys of a configuration that are tuned, by their place, as far as the design knows them. */
function tuned({ tunables }, tuning) {
  const places = {};
  for (const { place, key } of tunables) {
    const value = tuning[place]?.[key];
    if (value !== undefined) (places[place] ??= {})[key] = value;
  }
  const { row, list, options, autoscroll, policies } = places;
  const all = autoscroll ? { ...options, autoscroll } : options;
  return { own: { ...row, ...list }, table: { ...(all && { options: all }), ...(policies && { policies }) } };
}

/**
 * What a table is made of, as a script says it.
 *
 * @param {object} known What the engines say of the design: its corrections, rules and tunables.
 * @param {object} side `rules` (undefined for the default) and `without`, the names of corrections that it lacks.
 * @param {object} all `rows`, `buttons`, `isMirrored`, and `tuning`, the values that differ, by place and key.
 */
export function configuration(known, side, all, { width, height }) {
  const kept = known.corrections.map(({ name }) => name).filter((name) => !side.without.includes(name));
  const { own, table } = tuned(known, all.tuning);
  if (!kept.length) own.corrections = "none";
  else if (kept.length < known.corrections.length) own.corrections = kept;
  if (side.rules && side.rules !== known.rules[0]) own.rules = side.rules;
  const made = { of: known.name, width, height, ...table };
  if (all.isMirrored) made.direction = "rtl";
  const { leading, trailing } = buttonSets[all.buttons];
  if (known.holds === "rows") return { ...made, rows: all.rows, row: { ...(leading && { leading }), ...(trailing && { trailing }), ...own } };
  // A short list has texts of its own; a long one is counted.
  if (all.rows > 100) return { ...made, rows: all.rows, list: own };
  return { ...made, list: { ...own, ...(known.holds === "questions" ? { descriptors: form } : { items }) } };
}
