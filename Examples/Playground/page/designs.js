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
    ...question("Favorite sport", ...choices("Football", "Basketball", "Tennis", "Swimming")),
    ...question("Favorite color", ...choices("Red", "Green", "Blue")),
  ],
  question("Level", cell("idCellSlider", "", { value: "0.0" })),
];

/**
 * The designs in the articles' order.
 *
 * `by` says whose article it is, and of which year, `kind` and `about` what a person gets; `article` is where it is read. `tries` are
 * things to try: `text`, and `path`, what a finger does on a table of an extent that shows it, see finger.js.
 */
export const designs = [
  {
    name: "constraint-swipe", title: "ConstraintSwipe", buttons: "two", by: "Ellen Shapiro, 2014",
    kind: "Rows with buttons behind",
    about: "A row slides aside, and its buttons come into sight.", article: "https://www.kodeco.com/2436",
  },
  {
    name: "scroll-swipe", title: "ScrollSwipe", buttons: "both", by: "Blixt, 2015",
    kind: "Rows that scroll aside",
    about: "Each row is a scroll view: it resists at its ends, and rests where its buttons show.",
    article: "https://medium.com/ios-os-x-development/swipeable-table-view-cells-in-ios-apps-472da0af1935",
    tries: [
      {
        text: "Bring a row exactly to half of its buttons, and let go: table 1 closes it, table 2 opens it.",
        path: (width) => [
          { from: [width - 40, 110], to: [width - 130, 110], lasts: 0.6 }, { goesOn: true, from: [width - 130, 110], lasts: 0.3 },
        ],
      },
      {
        text: "Let go of a row, and touch it again while it moves: in table 1 it leaps to where it was going.",
        path: (width) => [
          { from: [width - 40, 110], to: [width - 155, 110], lasts: 0.4 },
          { after: 0.02, from: [width - 170, 110], to: [width - 110, 112], lasts: 0.25 },
        ],
      },
      {
        text: "Open a row, then scroll the list. In table 2 the row closes, and the table says so.",
        path: (width) => [
          { from: [width - 40, 66], to: [width - 200, 66], lasts: 0.3 },
          { after: 0.9, from: [width - 160, 116], to: [width - 156, 40], lasts: 0.4 },
        ],
      },
    ],
  },
  {
    name: "utility-buttons", title: "UtilityButtons", buttons: "both", by: "Chris Wendel, 2013",
    kind: "Buttons on both sides",
    about: "A row between two strips of buttons: SWTableViewCell, as superzcj’s article reads its source.",
    article: "https://github.com/CEWendel/SWTableViewCell",
    tries: [
      {
        text: "Flick a row open, and touch it while it moves: in table 1 it leaps to where it was going.",
        path: (width) => [
          { from: [width - 40, 110], to: [width - 160, 110], lasts: 0.4 },
          { after: 0.02, from: [width - 140, 110], to: [width - 80, 112], lasts: 0.25 },
        ],
      },
      {
        text: "Open a row, put a finger on a button, slide off it and let go: in table 1 the button has counted.",
        path: (width) => [
          { from: [width - 40, 66], to: [width - 200, 66], lasts: 0.3 },
          { after: 0.9, from: [width - 40, 66], to: [width - 36, 122], lasts: 0.5 },
        ],
      },
      {
        text: "Swipe to the right: the other strip.",
        path: () => [{ from: [60, 110], to: [170, 112], lasts: 0.35 }],
      },
    ],
  },
  {
    name: "expandable-table", title: "ExpandableTable", by: "G. Theodoropoulos, 2015",
    kind: "A form that unfolds",
    about: "A form whose questions unfold their answers, and fold when one is chosen.",
    article: "https://www.appcoda.com/expandable-table-view/",
    tries: [
      {
        text: "Tap a question, and flip its switch: the question shows the answer.",
        path: (width) => [{ from: [120, 178], lasts: 0.08 }, { after: 0.9, from: [width - 40, 230], lasts: 0.08 }],
      },
      {
        text: "Tap “Full name”, then “Last name”, and type it before the first name: in table 1 a space comes before it.",
        path: () => [{ from: [120, 58], lasts: 0.08 }, { after: 0.8, from: [120, 154], lasts: 0.08 }],
      },
      { text: "Unfold “Level” at the bottom and drag its knob." },
    ],
  },
  {
    name: "gesture-list", title: "GestureList", by: "u013604612, 2015",
    kind: "A list without buttons",
    about: "A to-do list after the app Clear: without a button, gestures alone tick items off, delete, add and move them.",
    article: "http://blog.csdn.net/u013604612/article/details/43884039",
    tries: [
      {
        text: "Swipe right to tick an item off, left to delete it. Undo brings it back.",
        path: (width) => [{ from: [30, 75], to: [width - 40, 78], lasts: 0.4 }],
      },
      {
        text: "Pull the list down to add an item; tap one to change its text.",
        path: (width, height) => {
          // The band gives less, the lower the table is: so far that it comes down by the height of an item, and a little on.
          const end = 18 + (1 / (1 - 50 / height) - 1) * height / 0.55;
          return [{ from: [160, 2], to: [164, end], lasts: 0.8 }, { goesOn: true, from: [164, end], lasts: 0.3 }];
        },
      },
      {
        text: "Part two items with two fingers, or with Ctrl and the wheel.",
      },
      {
        text: "Hold an item, and carry it fast past the next: table 1 swaps them.",
        path: () => [
          { from: [160, 25], lasts: 0.7, to: [160, 26] }, { goesOn: true, from: [160, 26], to: [161, 44], lasts: 0.4 },
          { goesOn: true, from: [161, 115], lasts: 0.6 },
        ],
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
  // A short list has its own texts; a long one is counted.
  if (all.rows > 100) return { ...made, rows: all.rows, list: own };
  return { ...made, list: { ...own, ...(known.holds === "questions" ? { descriptors: form } : { items }) } };
}
