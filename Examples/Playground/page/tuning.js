// The numbers and switches that apps may tune: a field for each, empty where the design's own counts.

const titles = { row: "The row", list: "The list", options: "The table", autoscroll: "Scrolling while a row is carried", policies: "What the table does by itself" };

const units = {
  fullSwipePart: ", of the width", fullSwipeMargin: ", pt", flick: ", pt/s", animationDuration: ", s", minimumButtonWidth: ", pt",
  maximumButtonWidth: ", pt", height: ", pt", rowHeight: ", pt", minimumPressDuration: ", s", slop: ", pt", backGestureEdge: ", pt",
  decelerationRate: ", per ms", zoneFraction: ", of the height", largestZone: ", pt", topSpeed: ", pt/s", rampDuration: ", s",
  leastApproach: ", pt", dismissThreshold: ", of the width", pullThreshold: ", of a row", pinchThreshold: ", of a row",
};

/** A key of a configuration as people read it. */
function words(key) { return key.replace(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`); }

export class Tuning {
  constructor(stage, details) {
    Object.assign(this, { stage, details, body: details.querySelector("div") });
    this.body.addEventListener("change", ({ target }) => this.#changed(target));
    stage.on("build", () => this.#show());
  }

  #show() {
    const { sides, tuning } = this.stage.settings;
    const designs = [...new Set(sides.map(({ design }) => design))].map((name) => this.stage.known(name));
    const shown = designs.map(({ name }) => name).join();
    if (this.shown !== shown) {
      this.shown = shown;
      // What both designs have is tuned in both.
      const tunables = [...new Map(designs.flatMap((one) => one.tunables).map((one) => [`${one.place}.${one.key}`, one])).values()];
      this.tunables = tunables;
      const places = Object.keys(titles).filter((place) => tunables.some((one) => one.place === place));
      this.body.innerHTML = "<p>Both tables start again with what you enter. An empty field is the design’s.</p>" + places.map((place) =>
        `<h3>${titles[place]}</h3>${tunables.filter((one) => one.place === place).map((one) => this.#field(one)).join("")}`).join("");
    }
    for (const field of this.body.querySelectorAll("[data-key]")) {
      const { kind, usual } = this.#tunable(field);
      const value = tuning[field.dataset.place]?.[field.dataset.key];
      if (kind === "truth") field.checked = value ?? usual ?? false;
      else field.value = value ?? "";
    }
  }

  #tunable({ dataset: { place, key } }) { return this.tunables.find((one) => one.place === place && one.key === key); }

  #field({ place, key, kind, min, max, choices, usual }) {
    const data = `data-place="${place}" data-key="${key}"`;
    if (kind === "truth") return `<label class="field-line"><span>${words(key)}</span><span><input type="checkbox" ${data}></span></label>`;
    if (kind === "choice") {
      const options = choices.map((name) => `<option>${name}</option>`).join("");
      return `<label class="field-line"><span>${words(key)}</span><select ${data}><option value="">${usual ?? "none"}</option>${options}</select></label>`;
    }
    const from = min > -1e8 ? ` min="${min}"` : "";
    const to = max < 1e8 ? ` max="${max}"` : "";
    const shown = usual === undefined ? "the design’s" : Math.abs(usual) >= 1e8 ? "any" : Number(usual.toFixed(4));
    return `<label class="field-line"><span>${words(key)}${units[key] ?? ""}</span><input type="number" step="any"${from}${to} ${data} placeholder="${shown}"></label>`;
  }

  #changed(field) {
    const { place, key } = field.dataset;
    const { kind, usual } = this.#tunable(field);
    if (!field.checkValidity()) return field.reportValidity();
    const { tuning } = this.stage.settings;
    const value = kind === "truth" ? field.checked : field.value === "" ? undefined : kind === "number" ? Number(field.value) : field.value;
    tuning[place] = { ...tuning[place], [key]: value };
    if (value === undefined || value === usual) delete tuning[place][key];
    this.stage.build();
  }
}
