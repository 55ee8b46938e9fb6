// A frame: layers to be painted, and what has changed since the frame before.

import { Texts } from "./memory.js";

/** The kinds of layers, as LayerPart has them. */
export const parts = [
  "row", "ground", "scroll", "action", "actionLabel", "actionImage", "actionGroup", "content", "label", "detail", "control",
  "controlPart", "header", "headerLabel", "accessory", "accessoryImage", "reorderControl", "separator", "cue", "completion",
  "placeholder", "lifted", "liftedLabel", "pressed", "hovered", "own",
];
const roles = [null, null, "background", "groupedBackground", "label", "secondaryLabel", "separator"];
const kinds = ["changed", "moved", "inserted", "removed"];
/** How many words a layer takes in memory: see FramePacking.swift. */
const layerWords = 22;
const texts = new Texts();

/**
 * What a table shows.
 *
 * `layers` are in drawing order: each covers those before it. Of each: `row`, its id or -1; `part`, one of `parts`; `edge`,
 * "leading" or "trailing", and `index`, where the part has them; `depth`, how many layers contain it; `x`, `y`, `width`, `height`,
 * in the table's points; `fill`, null or a colour; `text`, null or `{ string, color, size, isCentered, isStruck, isSymbol }`;
 * `alpha`, `scaleX`, `scaleY` about its centre, which hold for all it contains; `cornerRadius`; `shadow`, null or `{ opacity,
 * radius, x, y }`; `clips`, whether it hides what juts out of it. A colour is the CSS of one, or a role that follows light and
 * dark: "background", "groupedBackground", "label", "secondaryLabel" or "separator".
 *
 * `changes` lead from the layers before to these, in order: `{ kind, start, count }`, the kind "changed" (shows the same thing
 * otherwise), "moved" (is elsewhere), "inserted" or "removed", with indices as they are at that step.
 *
 * `damage` is the smallest rectangle outside of which nothing looks otherwise, `{ x, y, width, height }`; null where nothing does.
 */
export class Frame {
  layers = [];
  changes = [];
  damage = null;

  /** Reads the changes that lie in memory at an address: their number, and the changes. */
  read(memory, address) {
    const { buffer } = memory.exports.memory;
    const reader = new Reader(buffer, address, memory.exports.texts());
    this.changes = [];
    const damage = new Damage();
    for (let left = reader.word(); left > 0; left--) this.#apply(reader, damage);
    this.damage = damage.within(this.layers[0]);
  }

  #apply(reader, damage) {
    const [kind, start, count] = [kinds[reader.word()], reader.word(), reader.word()];
    const { layers } = this;
    this.changes.push({ kind, start, count });
    if (kind === "removed") {
      damage.add(layers, start, count);
      layers.splice(start, count);
      return;
    }
    if (kind === "inserted") {
      layers.splice(start, 0, ...Array.from({ length: count }, () => reader.layer()));
    } else {
      damage.add(layers, start, count);
      for (let index = start; index < start + count; index++) {
        if (kind === "moved") reader.move(layers[index]);
        else layers[index] = reader.layer();
      }
    }
    damage.add(layers, start, count);
  }
}

/** Reads words of 32 bits, one after the other. */
class Reader {
  constructor(buffer, address, textAddress) {
    this.words = new Uint32Array(buffer, address);
    this.numbers = new Float32Array(buffer, address);
    this.texts = new Uint8Array(buffer, textAddress);
    this.place = 0;
  }

  word() { return this.words[this.place++]; }

  move(layer) {
    const { numbers } = this;
    [layer.x, layer.y] = [numbers[this.place], numbers[this.place + 1]];
    this.place += 2;
  }

  layer() {
    const { words, numbers, place } = this;
    this.place += layerWords;
    const [code, flags] = [words[place + 1], words[place + 2] >>> 8];
    return {
      row: words[place] | 0, part: parts[code & 255], edge: code & 256 ? "trailing" : "leading", index: code >>> 16,
      depth: words[place + 2] & 255,
      x: numbers[place + 3], y: numbers[place + 4], width: numbers[place + 5], height: numbers[place + 6],
      fill: color(words[place + 7], words[place + 8]),
      text: flags & 2 ? {
        string: texts.at(this.texts.subarray(words[place + 9], words[place + 9] + words[place + 10])),
        color: color(words[place + 11], words[place + 12]), size: numbers[place + 13],
        isCentered: (flags & 4) !== 0, isStruck: (flags & 8) !== 0, isSymbol: (flags & 16) !== 0,
      } : null,
      alpha: numbers[place + 14], scaleX: numbers[place + 15], scaleY: numbers[place + 16],
      cornerRadius: numbers[place + 17],
      shadow: flags & 32 ? {
        opacity: numbers[place + 18], radius: numbers[place + 19], x: numbers[place + 20], y: numbers[place + 21],
      } : null,
      clips: (flags & 1) !== 0,
    };
  }
}

const fixed = new Map();

/** The CSS of a colour, or its role. */
function color(kind, code) {
  if (kind !== 1) return roles[kind];
  let text = fixed.get(code);
  if (!text) {
    text = `rgb(${code & 255} ${(code >> 8) & 255} ${(code >> 16) & 255} / ${(code >>> 24) / 255})`;
    fixed.set(code, text);
  }
  return text;
}

/** What looks otherwise: grows over layers and all that they contain. */
class Damage {
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  /** Adds layers, each with those in it where their looks follow its own. */
  add(layers, start, count) {
    for (let index = start; index < start + count; index++) {
      this.#add(layers, index);
      const { depth, alpha, scaleX, scaleY, clips } = layers[index];
      if (alpha === 1 && scaleX === 1 && scaleY === 1 && !clips) continue;
      for (let inner = index + 1; inner < layers.length && layers[inner].depth > depth; inner++) this.#add(layers, inner);
    }
  }

  #add(layers, index) {
    const layer = layers[index];
    const { shadow } = layer;
    // A blurred edge is seen as far as twice the radius of the blur.
    const blur = shadow ? 2 * shadow.radius + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) : 0;
    let [left, top, right, bottom] = [
      layer.x - blur, layer.y - blur, layer.x + layer.width + blur, layer.y + layer.height + blur,
    ];
    // The layer's own scale, and those of all that contain it.
    let { depth } = layer;
    for (let outer = index; outer >= 0 && depth >= 0; outer--) {
      const one = layers[outer];
      if (outer !== index && one.depth >= depth) continue;
      depth = one.depth;
      if (one.scaleX === 1 && one.scaleY === 1) continue;
      const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
      [left, right] = [x + (left - x) * one.scaleX, x + (right - x) * one.scaleX];
      [top, bottom] = [y + (top - y) * one.scaleY, y + (bottom - y) * one.scaleY];
    }
    this.#left = Math.min(this.#left, left, right);
    this.#right = Math.max(this.#right, left, right);
    this.#top = Math.min(this.#top, top, bottom);
    this.#bottom = Math.max(this.#bottom, top, bottom);
  }

  /** The part of it that is on the screen, which is the first layer. */
  within(screen) {
    if (!screen) return null;
    const [x, y] = [Math.max(screen.x, this.#left), Math.max(screen.y, this.#top)];
    const width = Math.min(screen.x + screen.width, this.#right) - x;
    const height = Math.min(screen.y + screen.height, this.#bottom) - y;
    return width > 0 && height > 0 ? { x, y, width, height } : null;
  }
}
