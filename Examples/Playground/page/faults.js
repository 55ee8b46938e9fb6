// Which of an article's faults are corrected, on either side: a switch for each, and the rules.

import { phrase } from "./language.js";

/** What a table is, in a few words: how many of its design's corrections it has. */
export function described(stage, { design, rules, without }) {
  const { corrections, rules: all } = stage.known(design);
  const by = rules && rules !== all[0] ? phrase(", rules of $1", rules) : "";
  if (!without.length) return phrase("corrected") + by;
  if (without.length === corrections.length) return phrase("as the article has it") + by;
  if (without.length === 1) return phrase("without $1", without[0]) + by;
  return phrase("$1 of $2 corrections", corrections.length - without.length, corrections.length) + by;
}

export class Faults {
  constructor(stage, details) {
    Object.assign(this, { stage, details, body: details.querySelector("div") });
    this.body.addEventListener("change", ({ target }) => this.#changed(target));
    this.body.addEventListener("click", ({ target }) => this.#clicked(target));
    stage.on("build", () => this.#show());
  }

  #show() {
    const { sides } = this.stage.settings;
    const note = sides.map((side, index) => `table ${index + 1} ${described(this.stage, side)}`);
    this.details.querySelector(".note").textContent = note.join("; ");
    // While somebody is at the switches, the elements stay.
    const shown = JSON.stringify(sides.map(({ design }) => design));
    if (this.shown !== shown) {
      this.shown = shown;
      const [left, right] = sides.map(({ design }) => design);
      this.body.innerHTML = left === right ? this.#table([0, 1]) : this.#table([0]) + this.#table([1]);
    }
    for (const input of this.body.querySelectorAll("input")) {
      input.checked = !sides[input.dataset.side].without.includes(input.name);
    }
    for (const select of this.body.querySelectorAll("select")) {
      select.value = sides[select.dataset.side].rules ?? select.options[0].value;
    }
  }

  #table(indices) {
    const { corrections, rules } = this.stage.known(this.stage.settings.sides[indices[0]].design);
    const heads = [0, 1].map((index) => `<div class="head">${indices.includes(index) ? index + 1 : ""}</div>`).join("");
    const lines = corrections.map(({ name, sentence }) => [0, 1].map((index) =>
      indices.includes(index) ? `<label class="box"><input type="checkbox" name="${name}" data-side="${index}" aria-label="${name}, table ${index + 1}"></label>` : "<span></span>")
      .join("") + `<p><b>${name}</b><br>${sentence}</p>`);
    const buttons = indices.map((index) => `<div class="row">Table ${index + 1}:
      <button type="button" data-side="${index}" data-all="1">all</button> <button type="button" data-side="${index}" data-all="">none</button>
      ${rules.length > 1 ? `<label>rules <select data-side="${index}">${rules.map((name) => `<option>${name}</option>`).join("")}</select></label>` : ""}</div>`);
    return `${buttons.join("")}<div class="switches">${heads}<div></div>${lines.join("")}</div>`;
  }

  #changed(target) {
    const side = this.stage.settings.sides[target.dataset.side];
    if (target.matches("select")) side.rules = target.value;
    else if (target.checked) side.without = side.without.filter((name) => name !== target.name);
    else side.without = [...side.without, target.name];
    this.stage.build();
  }

  #clicked(target) {
    if (!target.matches("button")) return;
    const side = this.stage.settings.sides[target.dataset.side];
    side.without = target.dataset.all ? [] : this.stage.known(side.design).corrections.map(({ name }) => name);
    this.stage.build();
  }
}
