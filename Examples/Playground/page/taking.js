// Scripts: what was done to a table, to take away; and others' scripts, to play here.

import { scriptsText, scriptText } from "./recording.js";
import { readScripts } from "./script.js";

export class Taking {
  /** @param {Record<string, object>} scripts The recorded gestures that come with the page, by name. */
  constructor(stage, details, scripts) {
    Object.assign(this, { stage, details, scripts, body: details.querySelector("div") });
    const names = Object.keys(scripts).map((name) => `<option>${name}</option>`).join("");
    this.body.innerHTML = `
      <p>Everything that you do is written down. The package plays it again on any machine, to the same bytes:
        <code>swift run docgen replay FILE</code>, with <code>--text</code> as a table, with <code>--svg PICTURE</code> drawn;
        <code>swift run docgen film FILE --svg PICTURE</code> as a film.</p>
      <div class="row"><label>Of <select id="whose"><option value="">both tables</option><option value="0">table 1</option><option value="1">table 2</option></select></label>
        <button type="button" id="save">Save</button> <button type="button" id="copy">Copy</button>
        <button type="button" id="replay">Play it again</button></div>
      <h3>Play another</h3>
      <p>Drop a script on a table, or choose one. Table 2 is as the script says, table 1 the same without corrections; of two scripts each plays to its own.</p>
      <div class="row"><label>Recorded <select id="recorded"><option value="">choose …</option>${names}</select></label>
        <label>or a file <input type="file" id="file" accept=".json,application/json"></label></div>
      <textarea id="text" rows="6" spellcheck="false" aria-label="Script" placeholder="or paste one here"></textarea>
      <div class="row"><button type="button" id="play">Play this</button></div>
      <p class="trouble" role="alert"></p>`;
    const on = (id, kind, act) => this.body.querySelector(`#${id}`).addEventListener(kind, act);
    on("save", "click", () => this.save(this.#whose));
    on("copy", "click", ({ target }) => this.copy(this.#whose, target));
    on("replay", "click", () => this.play(this.#script(this.#whose)));
    on("play", "click", () => this.play(this.#text.value));
    on("recorded", "change", ({ target }) => this.playRecorded(target.value));
    on("file", "change", async ({ target }) => {
      if (target.files[0]) this.#read(target.files[0]);
    });
    for (const place of [...stage.figures, details]) this.#takesDrops(place);
    stage.on("build", () => this.#count());
    stage.on("frame", () => this.#count());
  }

  /** Plays a recorded gesture, and shows its script; nothing where none has that name. */
  playRecorded(name) {
    if (Object.hasOwn(this.scripts, name)) this.play(this.#text.value = scriptText(this.scripts[name]));
  }

  /** 0, 1, or undefined for both. */
  get #whose() {
    const { value } = this.body.querySelector("#whose");
    return value === "" ? undefined : Number(value);
  }

  get #text() { return this.body.querySelector("#text"); }

  #count() {
    const { count } = this.stage.sides[0].table.recording;
    this.details.querySelector(".note").textContent = count ? `${count} events` : "";
  }

  #complain(words) { this.body.querySelector(".trouble").textContent = words; }

  // MARK: Away

  /** The script of a table, or of both where none is named; undefined, with the reason shown, where there is none. */
  #script(index) {
    const tables = this.stage.sides.map(({ table }) => table);
    const { gap } = (index === undefined ? tables.find(({ recording }) => recording.gap) : tables[index])?.recording ?? {};
    if (gap) {
      this.details.open = true;
      this.#complain(gap);
      return undefined;
    }
    if (index !== undefined) return tables[index].recording.script;
    // Neither has looked later than the other.
    this.stage.wait(this.stage.time());
    return scriptsText(tables.map(({ recording }) => recording.script));
  }

  /** Saves the script of a table, or of both, as a file. */
  save(index, name = "gesture.json") {
    const script = this.#script(index);
    if (!script) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([script], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /** Copies the script of a table, or of both, and shows it; the button says for a moment that it is done. */
  async copy(index, button) {
    const script = this.#script(index);
    if (!script) return;
    this.#text.value = script;
    try {
      // Where pages may not copy, there is no clipboard, or it refuses.
      await navigator.clipboard.writeText(script);
    } catch {
      return this.#select();
    }
    this.stage.say("The script is copied.");
    const words = (button.dataset.words ??= button.textContent);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = words; }, 1500);
  }

  /** Where the page may not copy, the text is shown, ready to be copied by hand. */
  #select() {
    this.details.open = true;
    this.#text.focus();
    this.#text.select();
  }

  // MARK: Here

  /**
   * Plays a script to both tables, to the first one without corrections; of two, the configuration of each is a table's. Says what
   * is wrong with it otherwise.
   */
  play(text) {
    this.#complain("");
    if (!text) return;
    try {
      const scripts = readScripts(text);
      const { configuration, events } = scripts.at(-1);
      if (scripts.length > 1) {
        this.stage.adopt(scripts.map((one) => one.configuration));
        this.stage.play(events);
        return;
      }
      const place = this.stage.known(configuration.of)?.holds === "rows" ? "row" : "list";
      const plain = { ...configuration, [place]: { ...configuration[place], corrections: "none" } };
      const isPlain = configuration[place]?.corrections === "none";
      const all = { ...configuration, [place]: { ...configuration[place], corrections: "all" } };
      this.stage.adopt([plain, isPlain ? all : configuration]);
      this.stage.play(events);
    } catch (error) {
      this.details.open = true;
      this.#complain(`${error.message} This plays it: swift run docgen replay FILE`);
    }
  }

  async #read(file) {
    const text = await file.text();
    this.#text.value = text;
    this.play(text);
  }

  #takesDrops(place) {
    place.addEventListener("dragover", (event) => {
      event.preventDefault();
      place.classList.add("drop");
    });
    place.addEventListener("dragleave", () => place.classList.remove("drop"));
    place.addEventListener("drop", (event) => {
      event.preventDefault();
      place.classList.remove("drop");
      const [file] = event.dataTransfer.files;
      if (file) this.#read(file);
    });
  }
}
