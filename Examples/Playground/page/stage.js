// Two tables under one finger: makes them, lets happen to both what happens to one, and asks for frames while anything moves.

import { Clock } from "./clock.js";
import { configuration, designNamed } from "./designs.js";
import { points } from "./graph.js";
import { Input } from "./input.js";
import { Phone } from "./phone.js";
import { Watch } from "./watch.js";
import { words } from "./words.js";

/** How often what is in sight is said while it moves, in milliseconds. */
const sayingPause = 250;

/** A page is at least so wide; less is none, such as that of a hidden window. */
const least = 240;
/** From this width on tables stand side by side. */
const narrowest = 712;
/** Screens below this height show no title. */
const shortest = 600;
/** Inside another page tables are so high, stand beside each other from this width of the page on, and leave this much between them. */
const heightInside = 220, narrowestInside = 560, aroundInside = 16;
/** A table is at least so high: three rows. */
const lowest = 132;
/** What else is in sight with tables that stand one above the other, beside them, and beside them on a low screen: style.css. */
const aroundStacked = 284, aboveStacked = 66, aroundBeside = 186, aroundLow = 190;

/** What can happen to a table, by the methods that tables have; the last argument is the time. */
const happenings = [
  "touch", "wheel", "key", "hover", "leave", "perform", "confirm", "cancel", "type", "endEditing", "undo", "resize", "scrollTo",
  "scrollToRow", "keyboard", "cancelTouches", "reduceMotion", "highlight", "setPolicies", "setOptions", "wait",
];

export class Stage {
  #asked;
  #ruler;
  #alarm;
  #said = 0;
  #listeners = new Map();
  #fingers = new Map();
  #playing;
  /** Whether the tables are made of configurations that the settings do not say in full. */
  isAdopted = false;
  /** Whether what happens is not announced: nobody has asked for it. */
  isQuiet = false;
  /** Which table was touched last: its fields get the keyboard, its announcements are heard. */
  #active = 1;

  constructor(engine, figures) {
    this.engine = engine;
    this.figures = figures;
    this.clock = new Clock();
    this.frames = 0;
    this.sides = [];
    this.speed = 1;
    /** What the two tables are, and what both have; `build` replaces them. */
    this.settings = { sides: [], rows: 30, buttons: "two", isMirrored: false, tuning: {}, shows: "both", press: false, hover: false };
    // The height that is left when the browser's bars show: what comes and goes with them would move the tables.
    this.#ruler = document.createElement("div");
    this.#ruler.className = "ruler";
    document.body.append(this.#ruler);
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.dark.addEventListener("change", () => this.darken());
    this.reduced.addEventListener("change", () => this.reduceMotion(this.isReduced, this.time()));
    for (const name of happenings) this[name] = (...rest) => this.#happen(name, rest);
    this.show("constraint-swipe");
  }

  /** Calls a function when tables are made ("build"), a finger is told ("touch"), a frame is drawn ("frame"), a table tells
   * something ("notice"), a law is seen broken ("broken"), or something is to be announced ("say"). */
  on(kind, listener) {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
    if (kind === "build" && this.sides.length) listener();
  }

  #tell(kind, ...rest) { for (const listener of this.#listeners.get(kind) ?? []) listener(...rest); }

  /** Lets something be announced. */
  say(words) {
    if (!this.isQuiet) this.#tell("say", words);
  }

  /** Says where a row is in both tables, under a finger that is not seen. */
  tellOffsets(row, name, time) {
    const [first, second] = this.sides.map(({ table }) => table.look(row, 0, time)).map((seen) => seen && points(seen.offset));
    if (first === undefined || second === undefined) return;
    this.say(`${name} at ${first === second ? `${first} in both tables` : `${first} in table 1, ${second} in table 2`}`);
  }

  /** Says what has become of a row in both tables. */
  tellRow(row, name, time) {
    const [first, second] = this.sides.map(({ table }) => {
      const one = table.rows(time).find(({ id }) => id === row);
      const { leading, trailing } = table.look(row, 0, time) ?? {};
      return one ? `${words(one)}${one.rest === "closed" && (leading || trailing) ? ", closed" : ""}` : `${name}, gone`;
    });
    this.say(first === second ? `Let go. ${first}` : `Let go. Table 1: ${first}. Table 2: ${second}`);
  }

  // MARK: What is shown

  known(name) { return this.engine.designs.find((one) => one.name === name); }

  /** A design on both sides: as the article has it, and corrected. */
  show(name) {
    const corrections = this.known(name).corrections.map((one) => one.name);
    this.settings.sides = [{ design: name, without: corrections }, { design: name, without: [] }];
    this.settings.buttons = designNamed(name).buttons ?? "two";
    this.settings.tuning = {};
  }

  get isDark() { return this.settings.looks ? this.settings.looks === "dark" : this.dark.matches; }

  get isReduced() { return this.settings.motion ? this.settings.motion === "less" : this.reduced.matches; }

  darken() {
    document.documentElement.className = this.settings.looks ?? "";
    for (const { phone } of this.sides) phone.darken(this.isDark);
    this.wake();
  }

  /**
   * How large tables are here: as wide as a phone, less where the page is narrower, and so high that both are in sight with the
   * sentence above them, however much of a phone's screen its browser takes.
   */
  get extent() {
    const page = document.documentElement.clientWidth;
    const high = this.#ruler.clientHeight;
    const root = document.documentElement.dataset;
    root.short = high < shortest;
    if ("embed" in root) {
      const room = page < narrowestInside ? page - 4 : (page - aroundInside) / 2;
      return { width: Math.min(332, Math.floor(room)), height: heightInside };
    }
    if (page < narrowest) {
      const around = aroundStacked + (high < shortest ? 0 : aboveStacked);
      return { width: Math.min(390, page - 24), height: Math.min(220, Math.max(lowest, Math.floor((high - around) / 2))) };
    }
    return { width: 332, height: Math.min(352, Math.max(lowest, high - (page < 1160 && high < 780 ? aroundLow : aroundBeside))) };
  }

  /** The page has another extent: tables that are as large as the page allows follow, others are shown smaller. */
  fit() {
    const { width, height } = this.extent;
    if (document.documentElement.clientWidth < least) return;
    const isSame = this.sides.every(({ phone }) => phone.room === width && (this.isAdopted || phone.height === height));
    if (isSame && this.sides.every(({ phone }) => phone.pixels === devicePixelRatio)) return;
    if (!isSame && !this.isAdopted) this.resize(width, height, this.time());
    for (const { phone } of this.sides) {
      if (this.isAdopted) phone.resize(phone.width, phone.height, width);
      else phone.resize(width, height, width);
    }
    this.wake();
  }

  /** Replaces both tables by ones with the current settings. */
  build() {
    this.isAdopted = false;
    this.#make(this.settings.sides.map((side) => configuration(this.known(side.design), side, this.settings, this.extent)));
  }

  /** Makes the tables that show now once more, as fresh as they were; as large as there is room for now. */
  again() {
    if (this.isAdopted) this.#make(this.sides.map(({ table }) => table.configuration));
    else this.build();
  }

  /** Makes tables of configurations from elsewhere, and takes from them what the settings can say. */
  adopt(configurations) {
    // What cannot be made leaves everything as it is.
    for (const one of configurations) this.engine.make(one).destroy();
    this.settings.sides = configurations.map(({ of, row, list }) => {
      const { rules, corrections = "all" } = row ?? list ?? {};
      const names = this.known(of).corrections.map(({ name }) => name);
      const without = corrections === "all" ? [] : names.filter((name) => corrections === "none" || !corrections.includes(name));
      return { design: of, rules, without };
    });
    this.isAdopted = true;
    this.#make(configurations);
  }

  #make(configurations) {
    for (const { table } of this.sides) table.destroy();
    this.#playing = undefined;
    this.isQuiet = false;
    this.#fingers.clear();
    this.clock.rate = this.speed;
    this.clock.restart();
    const { extent, settings } = this;
    this.sides = configurations.map((one, index) => this.#side(index, one, extent));
    for (const { table } of this.sides) {
      if (this.isReduced) table.reduceMotion(true, 0);
      if (settings.press || settings.hover) table.highlight({ press: settings.press, hover: settings.hover }, 0);
    }
    this.#tell("build");
    this.wake();
  }

  #side(index, made, extent) {
    const figure = this.figures[index];
    const table = this.engine.make(made);
    const { width = 320, height = 480, direction } = made;
    const isMirrored = direction === "rtl";
    const label = `${designNamed(made.of).title}, table ${index + 1}`;
    const phone = new Phone(figure.querySelector(".place"), table, { label, width, height, room: extent.width, isMirrored }, {
      action: (row, id) => this.#act(index, () => this.perform(id, row, this.time())),
      answer: (row, isYes, label) => this.#act(index, () => {
        this[isYes ? "confirm" : "cancel"](row, this.time());
        this.say(`${isYes ? "Done" : "Left as it is"}: ${label}`);
      }),
      text: (text) => this.type(text, this.time()),
      textEnd: () => this.endEditing(this.time()),
      asked: (label) => index === this.#active && this.say(`${label} waits for an answer`),
    });
    phone.darken(this.isDark);
    const hands = new Proxy(this, {
      get: (stage, name) => (...rest) => this.#act(index, () => stage[name](...rest)),
    });
    const input = new Input(phone, hands, { time: (moment) => this.time(moment), isMirrored, hovers: () => this.settings.hover });
    const watch = new Watch(table, (...found) => this.#tell("broken", index, ...found));
    return { index, table, phone, input, watch, isMirrored, configuration: made };
  }

  // MARK: What happens

  /** The tables' time at a moment of the page. */
  time(milliseconds) { return this.clock.time(milliseconds); }

  /** Somebody does something to one of the tables. */
  #act(index, act) {
    this.#active = index;
    this.isQuiet = false;
    if (this.#playing) {
      this.#playing = undefined;
      this.cancelTouches(this.time());
    }
    return act();
  }

  #happen(name, rest) {
    const time = rest[rest.length - 1];
    // A finger keeps real time, so it is not slowed down.
    if (name === "touch" && rest[1] === "down" && !this.#playing) this.clock.run(1);
    const active = this.sides[this.#active].table;
    const focus = name === "key" && JSON.stringify(active.focus);
    const row = name === "key" ? active.rows(time).find(({ id }) => id === active.focus?.row) : undefined;
    const answers = this.sides.map(({ table, watch }) => {
      watch.before(time);
      const answer = table[name](...rest);
      if (name === "touch") watch.touched(...rest);
      return answer;
    });
    if (name === "touch") this.#touched(...rest);
    if (name === "cancelTouches") {
      for (const finger of [...this.#fingers.keys()]) {
        for (const { watch } of this.sides) watch.touched(finger, "cancelled", 0, 0, time);
        this.#touched(finger, "cancelled", 0, 0, time);
      }
    }
    const said = answers[this.#active];
    // Where keys have led, the browser's focus says, though Orca says nothing after Escape.
    const isHeard = name === "key" && rest[0] !== "escape" && !active.hasActed && JSON.stringify(active.focus) !== focus;
    if (said && !isHeard) this.say(rest[0] === "escape" && row && row.rest !== "closed" ? `Closed. ${said}` : said);
    // A row that goes when it is tapped, such as an answer, has been chosen.
    else if (said && row && rest[0] === "enter") this.say(`Chosen: ${words(row)}`);
    if (name === "key" || name === "undo") for (const { phone } of this.sides) phone.isLed = true;
    if (name === "key" || name === "undo" || name === "perform") this.#said = 0;
    this.wake();
  }

  #touched(finger, phase, x, y, time) {
    const isDown = phase === "down" || (phase === "moved" && this.#fingers.has(finger));
    if (isDown) this.#fingers.set(finger, { x, y });
    else this.#fingers.delete(finger);
    for (const { phone } of this.sides) phone.showFinger(finger, x, y, isDown);
    if (!this.#fingers.size && !this.#playing) this.clock.run(this.speed);
    this.#tell("touch", { finger, phase, x, y, time });
  }

  /** Whether a finger is down. */
  get isTouched() { return this.#fingers.size > 0; }

  /** Lets events happen to both tables, each at its own time. */
  play(events) {
    this.#playing = { events, next: 0 };
    this.#active = 1;
    this.wake();
  }

  get isPlaying() { return this.#playing !== undefined; }

  #playUntil(time) {
    const playing = this.#playing;
    while (playing.next < playing.events.length && playing.events[playing.next].at <= time) {
      playing.events[playing.next].happen(this);
      playing.next += 1;
    }
    if (playing.next === playing.events.length && this.#playing === playing) this.#playing = undefined;
  }

  // MARK: Time and frames

  /** How fast time goes while no finger is down: 1 as on the page, 0 not at all. */
  run(speed) {
    this.speed = speed;
    if (!this.isTouched || this.isPlaying) this.clock.run(speed);
    this.wake();
  }

  /** Puts a time that stands forward by a frame. */
  step() {
    this.clock.skip(this.time() + 1 / 60);
    this.wake();
  }

  /** Asks for a frame; nothing is asked for while everything stands. */
  wake() { this.#asked ??= requestAnimationFrame((now) => this.#draw(now)); }

  /** Whether no frame is asked for. */
  get isStill() { return this.#asked === undefined; }

  #draw(now) {
    this.#asked = undefined;
    clearTimeout(this.#alarm);
    if (this.#playing) this.#playUntil(this.time(now));
    const time = this.time(now);
    const start = performance.now();
    const drawn = this.sides.map(({ phone }) => phone.draw(time));
    this.cost = performance.now() - start;
    this.frames += 1;
    if (this.frames === 1) performance.mark("first frame");
    for (const side of this.sides) this.#follow(side, drawn[side.index], time);
    const settles = Math.max(...this.sides.map(({ table }) => table.settles || 0));
    const isMoving = settles > time || this.isPlaying;
    if (!isMoving || now - this.#said > sayingPause) {
      this.#said = now;
      for (const { phone } of this.sides) phone.describe(time);
    }
    this.#tell("frame", time);
    if (!this.clock.rate) return;
    if (isMoving) return this.wake();
    // A finger that rests may have its hour: a hold begins by time alone.
    const wakes = Math.min(...this.sides.map(({ table }) => table.wakes).filter((one) => one > time));
    if (Number.isFinite(wakes)) this.#alarm = setTimeout(() => this.wake(), this.clock.wait(wakes));
  }

  /** What follows from a frame: a field for a text, and what is told and seen. */
  #follow({ index, table, phone, watch }, frame, time) {
    const covered = phone.showField(frame, time, index === this.#active);
    if (covered !== (phone.covered ?? 0)) {
      phone.covered = covered;
      table.keyboard(covered, time);
      this.wake();
    }
    watch.drawn(frame.layers, time);
    for (const notice of table.notices.splice(0)) {
      watch.heard(notice.name, notice.time);
      this.#tell("notice", index, notice);
    }
  }
}
