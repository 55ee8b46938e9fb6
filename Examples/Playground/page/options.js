// What the tables are made of, how the page looks, and which tables show.

import { buttonSets, designs } from "./designs.js";

const choices = {
  rows: { title: "Rows", values: { 30: "30", 1000: "1,000", 1000000: "1,000,000" }, read: Number },
  buttons: { title: "Buttons", values: Object.fromEntries(Object.entries(buttonSets).map(([name, { title }]) => [name, title])) },
  shows: { title: "Show", values: { both: "both tables", first: "table 1", second: "table 2" } },
  looks: { title: "Colours", values: { "": "the system’s", light: "light", dark: "dark" } },
  motion: { title: "Motion", values: { "": "the system’s", full: "full", less: "reduced" } },
};
const switches = { isMirrored: "right to left", press: "show what is pressed", hover: "show what is under the pointer" };

export class Options {
  constructor(stage, details) {
    Object.assign(this, { stage, details, body: details.querySelector("div") });
    const names = Object.fromEntries(designs.map(({ name, title }) => [name, title]));
    const selects = [["first", "Table 1", names], ["second", "Table 2", names]]
      .concat(Object.entries(choices).map(([key, { title, values }]) => [key, title, values]))
      .map(([key, title, values]) => `<label class="field-line"><span>${title}</span><select data-key="${key}">${
        // Keys that look like numbers come first in an object, which is their order here.
        Object.entries(values).map(([value, words]) => `<option value="${value}">${words}</option>`).join("")}</select></label>`);
    const boxes = Object.entries(switches).map(([key, words]) =>
      `<label class="field-line"><span>${words}</span><span><input type="checkbox" data-key="${key}"></span></label>`);
    this.body.innerHTML = selects.join("") + boxes.join("");
    this.body.addEventListener("change", ({ target }) => this.#changed(target));
    stage.on("build", () => this.#show());
  }

  #show() {
    const { settings } = this.stage;
    for (const field of this.body.querySelectorAll("[data-key]")) {
      const { key } = field.dataset;
      if (key in switches) field.checked = settings[key];
      else field.value = key === "first" ? settings.sides[0].design : key === "second" ? settings.sides[1].design : settings[key] ?? "";
    }
    document.querySelector(".phones").className = `phones only-${settings.shows}`;
  }

  #changed(field) {
    const { stage } = this;
    const { key } = field.dataset;
    const { settings } = stage;
    if (key === "first" || key === "second") {
      const corrections = stage.known(field.value).corrections.map(({ name }) => name);
      // Beside another design each one is corrected: what differs is theirs.
      settings.sides[key === "first" ? 0 : 1] = { design: field.value, without: [] };
      if (settings.sides[0].design === settings.sides[1].design) settings.sides[0].without = corrections;
    } else if (key in switches) settings[key] = field.checked;
    else settings[key] = (choices[key].read ?? String)(field.value) || undefined;
    if (key === "shows") return this.#show();
    if (key === "looks") return stage.darken();
    stage.build();
  }
}
