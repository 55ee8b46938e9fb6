// Configurations of tables, as gesture scripts give them, told to the engines piece by piece.

/** What a script holds that is not known here; docgen replay plays it all the same. */
export class Unknown extends Error {}

const rowDesigns = ["constraint-swipe", "scroll-swipe", "utility-buttons"];

/** What can be tuned, in the order of Tunable.swift: where a configuration has it, its key, and the one design that has it. */
const tunables = [
  ["row", "preset", "choice"], ["row", "fullSwipe", "truth"], ["row", "fullSwipePart"], ["row", "fullSwipeMargin"],
  ["row", "flick"], ["row", "animationDuration"], ["row", "locksSide", "truth"], ["row", "signals", "truth"],
  ["row", "minimumButtonWidth"], ["row", "maximumButtonWidth"], ["row", "transition", "choice"],
  ["row", "reducesMotion", "truth"], ["row", "height"], ["row", "sectionIndex", "truth", "utility-buttons"],
  ["list", "rowHeight", "number", "gesture-list"], ["list", "dismissThreshold", "number", "gesture-list"],
  ["list", "pullThreshold", "number", "gesture-list"], ["list", "pinchThreshold", "number", "gesture-list"],
  ["list", "pinchNeedsNeighbours", "truth", "gesture-list"], ["list", "reorderControl", "choice", "gesture-list"],
  ["list", "revertsOnSpill", "truth", "gesture-list"],
  ["list", "pinsHeaders", "truth", "expandable-table"],
  ["options", "preset", "choice"], ["options", "minimumPressDuration"], ["options", "slop"], ["options", "backGestureEdge"],
  ["options", "decelerationRate"], ["options", "animationDuration"],
  ["autoscroll", "zoneFraction"], ["autoscroll", "largestZone"], ["autoscroll", "topSpeed"], ["autoscroll", "rampDuration"],
  ["autoscroll", "leastApproach"],
  ["policies", "oneOpen", "truth"], ["policies", "closesOnScroll", "truth"], ["policies", "closesOnOutsideTap", "truth"],
].map(([place, key, kind = "number", design], number) => ({ place, key, kind, design, number }));

const roles = ["normal", "destructive"];
const fulfillments = ["close", "stay", "delete"];
const iconPlacements = ["alone", "top", "leading", "bottom", "trailing"];

/** Throws where an object has other keys than these. */
export function checkKeys(object, keys, what) {
  for (const key of Object.keys(object)) if (!keys.includes(key)) throw new Unknown(`${what} has no ${key} here.`);
}

/** Most rows that a table has here; memory ends at some ten million. */
const mostRows = 2_000_000;
/** Most rows that a screen may show, as in scripts. */
const mostRowsInSight = 1000;

/** A number within a range. */
function number(value, most, what) {
  if (typeof value === "number" && value >= 0 && value <= most) return value;
  throw new Unknown(`${what} is a number from 0 to ${most} here, not ${JSON.stringify(value)}.`);
}

/** A text. */
function text(value, what) {
  if (typeof value === "string") return value;
  throw new Unknown(`${what} is a text, not ${JSON.stringify(value)}.`);
}

/** The place of a value in a list, which names it. */
function place(value, values, what) {
  const number = values.indexOf(value);
  if (number < 0) throw new Unknown(`There is no ${what} ${JSON.stringify(value)} here.`);
  return number;
}

/** Tells the engines what the next table is made of. */
export class Setup {
  #memory;
  #designs;
  /** How far a finger moves before it drags, in points, with the options that were told. */
  slop;

  constructor(engine) {
    this.#memory = engine.memory;
    this.#designs = engine.designs;
  }

  /**
   * Asks what designs there are, see `Engine.designs`.
   *
   * A tunable has a `place`, "row", "list", "options", "autoscroll" (in the options) or "policies"; the `key` that it has there in
   * a configuration; a `kind`, "number", "truth" or "choice"; `min` and `max` of a number, `choices` of a choice; and its `usual`
   * value, undefined where the design has its own.
   */
  static designs(memory) {
    const fields = memory.fields("designs");
    const texts = () => Array.from({ length: fields.number() }, () => fields.text());
    const choices = { row: texts(), options: texts(), transition: texts(), reorderControl: texts() };
    const found = [];
    while (fields.isLeft) {
      const design = { name: fields.text(), rules: texts(), corrections: [] };
      for (let left = fields.number(); left > 0; left -= 2) {
        design.corrections.push({ name: fields.text(), sentence: fields.text() });
      }
      const kind = rowDesigns.includes(design.name) ? "row" : "list";
      design.holds = kind === "row" ? "rows" : design.name === "gesture-list" ? "items" : "questions";
      design.tunables = tunables.filter(({ place, design: only }) =>
        place !== "row" && place !== "list" ? true : place === kind && (only ?? design.name) === design.name);
      found.push(design);
    }
    for (const tunable of tunables) {
      const { number, kind, key, place } = tunable;
      const set = (value) => memory.exports.tune(number, value);
      const usual = set(NaN);
      if (kind === "number") Object.assign(tunable, { min: set(-1e300), max: set(1e300) });
      if (kind === "choice") tunable.choices = choices[key === "preset" ? place : key];
      if (!Number.isNaN(usual)) tunable.usual = { number: usual, truth: usual === 1, choice: tunable.choices?.[usual] }[kind];
    }
    memory.exports.forget();
    return found;
  }

  /** Makes the table of a configuration; returns its number. */
  make(configuration) {
    this.#memory.exports.forget();
    const which = place(configuration.of, this.#designs.map(({ name }) => name), "design");
    const design = this.#designs[which];
    const isRow = design.holds === "rows";
    const { width = 320, height = 480, direction = "ltr", rows = 0 } = configuration;
    const own = (isRow ? configuration.row : configuration.list) ?? {};
    checkKeys(configuration, ["of", "rows", "width", "height", "direction", "policies", "options", isRow ? "row" : "list"], "A table");
    const lowest = Math.min(own.height ?? own.rowHeight ?? 40, ...(own.items ?? []).map((item) => item.height ?? Infinity));
    number(width, 1e6, "The width");
    number(height, Math.min(1e6, mostRowsInSight * lowest), "The height");
    const keys = isRow ? ["width", "leading", "trailing", "rules", "corrections"] : ["items", "descriptors", "corrections"];
    this.#tune(own, isRow ? "row" : "list", design, keys);
    this.options(configuration.options ?? {});
    this.policies(configuration.policies ?? {});
    for (const [edge, actions] of [own.leading ?? [], own.trailing ?? []].entries()) {
      for (const action of actions) this.#add(action, edge);
    }
    const texts = Array.isArray(rows) ? rows : own.items ?? [];
    for (const item of texts) this.#addItem(typeof item === "string" ? { text: item } : item);
    for (const section of own.descriptors ?? []) section.forEach((row, index) => this.#addQuestion(row, index === 0));
    const rules = own.rules === undefined ? 0 : place(own.rules, design.rules, "rule set");
    const count = Array.isArray(rows) ? 0 : Math.trunc(number(rows, mostRows, "The number of rows"));
    const made = this.#memory.exports.create(
      which, rules, this.#corrections(own.corrections ?? "all", design), count, width, height,
      place(direction, ["ltr", "rtl"], "direction"));
    if (made < 0) throw new Unknown("The rows of this form do not fit together.");
    return made;
  }

  /** Sets a table's options, in the place of all before. */
  options(options) {
    const { autoscroll = {}, ...others } = options;
    this.#memory.exports.forgetOptions();
    this.#tune(others, "options");
    this.#tune(autoscroll, "autoscroll");
    this.slop = this.#memory.exports.tune(tunables.find(({ key }) => key === "slop").number, NaN);
  }

  /** Sets a table's policies, in the place of all before. */
  policies(policies) {
    this.#memory.exports.forgetPolicies();
    this.#tune(policies, "policies");
  }

  #tune(values, place_, design, otherKeys = []) {
    const known = tunables.filter(({ place, design: only }) => place === place_ && (only ?? design?.name) === design?.name);
    checkKeys(values, [...otherKeys, ...known.map(({ key }) => key)], design?.name ?? place_);
    // In their order: a preset comes before what differs from it.
    for (const { key, kind, number, choices } of known) {
      const value = values[key];
      if (value === undefined) continue;
      if (typeof value !== { number: "number", truth: "boolean", choice: "string" }[kind]) {
        throw new Unknown(`${key} cannot be ${JSON.stringify(value)}.`);
      }
      this.#memory.exports.tune(number, kind === "choice" ? place(value, choices, key) : Number(value));
    }
  }

  #corrections(names, design) {
    if (names === "all") return -1;
    if (names === "none") return 0;
    const known = design.corrections.map(({ name }) => name);
    return names.reduce((bits, name) => bits | (1 << place(name, known, "correction")), 0);
  }

  #add(action, edge) {
    const { id, title, role = "normal", icon = "", iconPlacement = "alone", color, width = NaN, fulfillment, asksFirst } = action;
    checkKeys(action, ["id", "title", "role", "icon", "iconPlacement", "color", "width", "fulfillment", "asksFirst"], "An action");
    this.#memory.exports.addAction(
      edge, place(role, roles, "role"),
      fulfillment === undefined ? -1 : place(fulfillment, fulfillments, "fulfillment"), asksFirst ? 1 : 0,
      place(iconPlacement, iconPlacements, "place for a picture"), color === undefined ? -1 : parseInt(color.slice(1), 16), width,
      ...this.#memory.giveAll(text(id, "An action's id"), text(title, "An action's title"), icon));
  }

  #addItem(item) {
    const { isCompleted = false, isMovable = true, group = "", height = NaN } = item;
    checkKeys(item, ["text", "isCompleted", "isMovable", "group", "height"], "An item");
    const flags = (isCompleted ? 1 : 0) | (isMovable ? 0 : 2) | (item.group === undefined ? 0 : 4);
    this.#memory.exports.addItem(flags, height, ...this.#memory.giveAll(text(item.text, "An item"), text(group, "A group")));
  }

  #addQuestion(row, isFirst) {
    const texts = ["cellIdentifier", "primaryTitle", "secondaryTitle", "value"];
    checkKeys(row, [...texts, "isExpandable", "isExpanded", "isVisible", "additionalRows"], "A row of a form");
    const flags = (row.isExpandable ? 1 : 0) | (row.isExpanded ? 2 : 0) | (row.isVisible ? 4 : 0) | (isFirst ? 8 : 0);
    const lengths = this.#memory.giveAll(...texts.map((key) => String(row[key] ?? "")));
    this.#memory.exports.addQuestion(flags, row.additionalRows, ...lengths);
  }
}
