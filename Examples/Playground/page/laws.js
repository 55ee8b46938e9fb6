// The laws that a table with faults breaks, as the package's tests know them, and the moment when one is seen broken.

import { phrase } from "./language.js";

export class Laws {
  #broken = new Map();
  #said = new Set();
  #found = new Map();

  /** @param {object} known What `laws.mjs` has found: the statements of laws, and the corrections that cure a broken one. */
  constructor(stage, details, lights, known) {
    Object.assign(this, { stage, details, lights, known, body: details.querySelector("div") });
    stage.on("build", () => this.#show());
    // Reports come faster than frames: of each law the last one before a frame shows.
    stage.on("broken", (index, law, ...found) => this.#found.set(`${index} ${law}`, [index, law, ...found]));
    stage.on("frame", () => {
      for (const found of this.#found.values()) this.#light(...found);
      this.#found.clear();
    });
  }

  /** The laws that a side breaks, each with those of its missing corrections that cure it. */
  listed({ design, rules, without }) {
    const cures = this.known.cures[design];
    const ofRules = cures[rules ?? this.stage.known(design).rules[0]] ?? cures[""] ?? {};
    return new Map(Object.entries(ofRules).map(([law, names]) => [law, names.filter((name) => without.includes(name))])
      .filter(([, missing]) => missing.length));
  }

  #show() {
    this.#broken.clear();
    this.#said.clear();
    this.#found.clear();
    const { sides } = this.stage.settings;
    const parts = sides.map((side, index) => this.#list(side, index));
    const count = sides.map((side) => this.listed(side).size);
    this.details.querySelector(".note").textContent = `table 1: ${count[0]}, table 2: ${count[1]}`;
    this.body.innerHTML = `<p>What every row promises, whatever a finger does. The package’s tests search for what breaks it, and know
      which correction cures it. Some of it can be seen here: a promise lights up when your finger breaks it.</p>${parts.join("")}`;
    this.lights.textContent = phrase("A promise that a row keeps lights up here when your finger breaks it.");
  }

  #list(side, index) {
    const laws = [...this.listed(side)];
    const name = `Table ${index + 1}`;
    if (!laws.length) return `<h3>${name}</h3><ul class="laws" data-side="${index}"><li>None is known to be broken.</li></ul>`;
    const items = laws.map(([law, missing]) => {
      const sentence = this.known.statements[this.stage.known(side.design).holds === "rows" ? "rows" : "lists"][law];
      return `<li class="listed" data-law="${law}"><b>${law}</b> <span class="note">without ${missing.join(", ")}</span><br>${sentence.replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</li>`;
    });
    return `<h3>${name}</h3><ul class="laws" data-side="${index}">${items.join("")}</ul>`;
  }

  #light(index, law, words, time) {
    const key = `${index} ${law}`;
    if (this.#broken.get(key) === words) return;
    const isNew = !this.#broken.has(key);
    this.#broken.set(key, words);
    const list = this.body.querySelector(`ul[data-side="${index}"]`);
    let item = list.querySelector(`[data-law="${law}"]`);
    if (!item) {
      item = document.createElement("li");
      item.dataset.law = law;
      item.innerHTML = `<b>${law}</b>`;
      list.append(item);
    }
    item.className = "broken";
    item.querySelector(".when")?.remove();
    const when = document.createElement("div");
    when.className = "when";
    when.textContent = `${time.toFixed(2)} s: ${words}`;
    item.append(when);
    let light = this.lights.querySelector(`[data-side="${index}"]`);
    if (!light) {
      light = document.createElement("p");
      light.dataset.side = index;
      if (!this.lights.childElementCount) this.lights.replaceChildren();
      this.lights.append(light);
    }
    light.textContent = phrase("Table $1 breaks the promise “$2”: $3", index + 1, law, words);
    if (isNew) this.details.querySelector(".note").textContent = `just broken: ${law}`;
    // A finger that moves unasked breaks it before anybody's does.
    if (this.stage.isQuiet || this.#said.has(key)) return;
    this.#said.add(key);
    this.stage.say(light.textContent);
  }
}
