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
 * shows it, see scripts.js.
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
        text: "Drag a row left and let go. Touch it again while it still moves, and drag: on the left it leaps.",
        path: [{ from: [280, 110], to: [190, 110], lasts: 0.25 }, { after: 0.1, from: [150, 110], to: [210, 112], lasts: 0.4 }],
      },
      {
        text: "Open a row, then scroll the list. On the right it closes and says so.",
        path: [{ from: [280, 66], to: [120, 66], lasts: 0.3 }, { after: 0.9, from: [160, 300], to: [164, 200], lasts: 0.4 }],
      },
      {
        text: "Flick: a short, fast swipe opens a row, however small a part of it has come.",
        path: [{ from: [280, 154], to: [230, 154], lasts: 0.07, flick: true }],
      },
    ],
  },
  {
    name: "utility-buttons", title: "UtilityButtons", buttons: "both",
    about: "Chris Wendel’s SWTableViewCell, as an article reads its source: a row between two strips of buttons.",
    tries: [
      {
        text: "Flick a row open, and touch it while it moves: on the left it leaps to where it was going.",
        path: [{ from: [280, 110], to: [220, 110], lasts: 0.09, flick: true }, { after: 0.08, from: [180, 110], to: [210, 112], lasts: 0.4 }],
      },
      {
        text: "Open a row, put a finger on a button, slide off it and let go: on the left the button has counted.",
        path: [{ from: [280, 66], to: [120, 66], lasts: 0.3 }, { after: 0.9, from: [280, 66], to: [284, 190], lasts: 0.5 }],
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
      { text: "Tap a question, then an answer.", path: [{ from: [120, 22], lasts: 0.08 }, { after: 0.7, from: [120, 66], lasts: 0.08 }] },
      {
        text: "Tap “Full name”, then “Last name”, and type it before the first name: on the left a space comes before it.",
        path: [{ from: [120, 60], lasts: 0.08 }, { after: 0.7, from: [120, 190], lasts: 0.08 }],
      },
      { text: "Unfold “Level” at the bottom and drag its knob." },
    ],
  },
  {
    name: "gesture-list", title: "GestureList",
    about: "A to-do list in the manner of Clear, by u013604612 (2015): there is no button at all.",
    tries: [
      { text: "Swipe right to tick an item off, left to delete it. Undo brings it back.", path: [{ from: [60, 75], to: [250, 78], lasts: 0.4 }] },
      { text: "Pull the list down to add an item; tap one to change its text.", path: [{ from: [160, 60], to: [164, 190], lasts: 0.7 }] },
      { text: "Put two fingers on two neighbours and move them apart. Without a screen to touch: pinch on the trackpad, or turn the wheel with Ctrl held." },
      {
        text: "Rest a finger on an item, and carry it: on the left it changes places with the others instead of moving.",
        path: [{ from: [160, 75], lasts: 0.7, to: [160, 76] }, { goesOn: true, from: [160, 76], to: [164, 240], lasts: 0.9 }],
      },
    ],
  },
];

/** The design of a name in scripts, or undefined. */
export function designNamed(name) { return designs.find((one) => one.name === name); }

/**
 * What a table is made of, as a script says it.
 *
 * @param {object} known What the engines say of the design: its corrections and rules.
 * @param {object} side `design`, `rules` (undefined for the default) and `without`, the names of corrections that it lacks.
 * @param {object} all `rows`, `buttons`, `isMirrored`, and `tuning`, the keys that differ, by their place.
 */
export function configuration(known, side, all, { width, height }) {
  const without = known.corrections.filter(({ name }) => side.without.includes(name));
  const own = { ...all.tuning.row };
  if (without.length === known.corrections.length) own.corrections = "none";
  else if (without.length) own.corrections = known.corrections.filter((one) => !without.includes(one)).map(({ name }) => name);
  if (side.rules && side.rules !== known.rules[0]) own.rules = side.rules;
  const table = { of: side.design, width, height };
  if (all.isMirrored) table.direction = "rtl";
  for (const place of ["policies", "options"]) if (all.tuning[place]) table[place] = all.tuning[place];
  const { leading, trailing } = buttonSets[all.buttons];
  if (known.holds === "rows") return { ...table, rows: all.rows, row: { ...(leading && { leading }), ...(trailing && { trailing }), ...own } };
  const list = { ...own, ...all.tuning.list };
  for (const key of Object.keys(all.tuning.row ?? {})) delete list[key];
  // A short list has texts of its own; a long one is counted.
  if (all.rows > 100) return { ...table, rows: all.rows, list };
  return { ...table, list: { ...list, ...(known.holds === "questions" ? { descriptors: form } : { items }) } };
}
