// Scripts: what was done to a table, to take away; and others' scripts, to play here.

import { scriptText } from "./recording.js";
import { readScript } from "./script.js";

export class Taking {
  /** @param {Record<string, object>} scripts The recorded gestures that come with the page, by name. */
  constructor(stage, details, scripts) {
    Object.assign(this, { stage, details, scripts, body: details.querySelector("div") });
    const names = Object.keys(scripts).map((name) => `<option>${name}</option>`).join("");
    this.body.innerHTML = `
      <p>Everything that you do is written down. The package plays it again on any machine, to the same bytes:
        <code>swift run docgen replay FILE</code>, with <code>--text</code> as a table, with <code>--svg PICTURE</code> drawn.</p>
      <div class="row"><label>Of <select id="whose"><option value="0">table 1</option><option value="1">table 2</option></select></label>
        <button type="button" id="save">Save</button> <button type="button" id="copy">Copy</button>
        <button type="button" id="replay">Play it again</button></div>
      <h3>Play another</h3>
      <p>Drop a script on a table, or choose one. Table 2 is as the script says, table 1 the same without corrections.</p>
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

  get #whose() { return Number(this.body.querySelector("#whose").value); }

  get #text() { return this.body.querySelector("#text"); }

  #count() {
    const { count } = this.stage.sides[0].table.recording;
    this.details.querySelector(".note").textContent = count ? `${count} events` : "";
  }

  #complain(words) { this.body.querySelector(".trouble").textContent = words; }

  // MARK: Away

  /** The script of a table, or undefined, with the reason shown. */
  #script(index) {
    const { recording } = this.stage.sides[index].table;
    if (recording.gap) {
      this.details.open = true;
      this.#complain(recording.gap);
    }
    return recording.script;
  }

  /** Saves the script of a table as a file. */
  save(index, name = "gesture.json") {
    const script = this.#script(index);
    if (!script) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([script], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /** Copies the script of a table, and shows it; the button says for a moment that it is done. */
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

  /** Where nothing may be copied by itself, the text is shown, ready to be copied by hand. */
  #select() {
    this.details.open = true;
    this.#text.focus();
    this.#text.select();
  }

  // MARK: Here

  /** Plays a script to both tables, to the first one without corrections; says what is wrong with it otherwise. */
  play(text) {
    this.#complain("");
    if (!text) return;
    try {
      const { configuration, events } = readScript(text);
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
