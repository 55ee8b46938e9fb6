// Paints frames on a canvas: of each, only what looks otherwise than before.

const font = '-apple-system, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** The colours that follow light and dark: those of the documentation's pictures, but grey texts have 4.5 to 1. */
const themes = {
  light: { background: "#fff", groupedBackground: "#f2f2f7", label: "#000", secondaryLabel: "#66666b", separator: "#c6c6c8" },
  dark: { background: "#1c1c1e", groupedBackground: "#000", label: "#fff", secondaryLabel: "#98989f", separator: "#38383a" },
};

export class Painter {
  #context;
  #scale = 1;
  #theme = themes.light;
  #isMirrored;
  #isWhole = false;
  #fitted = new Map();

  /** @param {boolean} isMirrored Whether texts begin at the right. */
  constructor(canvas, isMirrored) {
    this.canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#isMirrored = isMirrored;
  }

  /** The picture has another extent, in points, and so many pixels to a point. */
  resize(width, height, scale) {
    const { canvas } = this;
    this.#scale = scale;
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    [canvas.style.width, canvas.style.height] = [`${width}px`, `${height}px`];
    this.#isWhole = false;
  }

  /** Colours are now those of light or of dark. */
  darken(isDark) {
    this.#theme = themes[isDark ? "dark" : "light"];
    this.#isWhole = false;
  }

  /** Paints what the frame has changed, or all of it where nothing is painted yet. Returns whether anything was. */
  paint({ layers, damage }) {
    const { canvas } = this;
    const scale = this.#scale;
    const screen = { x: 0, y: 0, width: canvas.width / scale, height: canvas.height / scale };
    const area = this.#isWhole ? damage : screen;
    this.#isWhole = true;
    if (!area) return false;
    const c = this.#context;
    // The pixels around, too: edges that are half in them are smoothed.
    const left = Math.max(0, Math.floor(area.x * scale) - 1), top = Math.max(0, Math.floor(area.y * scale) - 1);
    const right = Math.ceil((area.x + area.width) * scale) + 1, bottom = Math.ceil((area.y + area.height) * scale) + 1;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.save();
    c.beginPath();
    c.rect(left, top, right - left, bottom - top);
    c.clip();
    c.setTransform(scale, 0, 0, scale, 0, 0);
    c.fillStyle = this.#theme.background;
    c.fillRect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale);
    this.#layers(layers, { top: top / scale, bottom: bottom / scale });
    c.restore();
    return true;
  }

  /** Paints the layers that reach into a stripe, each in what contains it. */
  #layers(layers, stripe) {
    const c = this.#context;
    const open = [];
    // How deep the outermost scaled layer is: edges in it are not those of the screen.
    let scaled = Infinity;
    for (let index = 0; index < layers.length; index++) {
      const layer = layers[index];
      const { depth, alpha, scaleX, scaleY, clips } = layer;
      while (open.length && open[open.length - 1] >= depth) {
        open.pop();
        c.restore();
      }
      if (depth <= scaled) scaled = Infinity;
      const box = scaled === Infinity ? this.#onPixels(layer) : layer;
      const isScaled = scaleX !== 1 || scaleY !== 1;
      const isClear = box.y + box.height < stripe.top || box.y > stripe.bottom;
      if (isClear && clips && !isScaled && !layer.shadow) {
        // What it holds is hidden with it.
        while (index + 1 < layers.length && layers[index + 1].depth > depth) index += 1;
        continue;
      }
      if (isScaled) scaled = Math.min(scaled, depth);
      if (clips || alpha !== 1 || isScaled) {
        c.save();
        open.push(depth);
        if (alpha !== 1) c.globalAlpha *= Math.min(1, Math.max(0, alpha));
        if (isScaled) {
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          c.translate(x, y);
          c.scale(scaleX, scaleY);
          c.translate(-x, -y);
        }
      }
      if (layer.fill) this.#fill(layer, box);
      if (clips) {
        c.beginPath();
        c.rect(box.x, box.y, box.width, box.height);
        c.clip();
      }
      if (layer.text && box.width > 0) this.#write(layer.text, box);
    }
    for (let left = open.length; left > 0; left--) c.restore();
  }

  /** Edges on whole pixels: through half of one shows what is under both layers that share it. */
  #onPixels({ x, y, width, height }) {
    const scale = this.#scale;
    const [left, top] = [Math.round(x * scale) / scale, Math.round(y * scale) / scale];
    return {
      x: left, y: top, width: Math.round((x + width) * scale) / scale - left, height: Math.round((y + height) * scale) / scale - top,
    };
  }

  #fill({ fill, shadow, cornerRadius }, { x, y, width, height }) {
    const c = this.#context;
    c.fillStyle = this.#color(fill);
    if (shadow) {
      c.shadowColor = `rgb(0 0 0 / ${shadow.opacity})`;
      c.shadowBlur = shadow.radius * 2 * this.#scale;
      c.shadowOffsetX = shadow.x * this.#scale;
      c.shadowOffsetY = shadow.y * this.#scale;
    }
    if (cornerRadius > 0) {
      c.beginPath();
      c.roundRect(x, y, width, height, cornerRadius);
      c.fill();
    } else {
      c.fillRect(x, y, width, height);
    }
    if (shadow) c.shadowColor = "transparent";
  }

  #write({ string, color, size, isCentered, isStruck }, { x, y, width, height }) {
    const c = this.#context;
    c.font = `${size}px ${font}`;
    c.fillStyle = this.#color(color);
    c.textBaseline = "middle";
    c.textAlign = isCentered ? "center" : this.#isMirrored ? "right" : "left";
    const shown = this.#fit(string, size, width);
    const anchor = isCentered ? x + width / 2 : this.#isMirrored ? x + width : x;
    c.fillText(shown.string, anchor, y + height / 2 + 1);
    if (!isStruck) return;
    const left = isCentered ? anchor - shown.width / 2 : this.#isMirrored ? anchor - shown.width : anchor;
    c.fillRect(left, y + height / 2, shown.width, 1);
  }

  #color(color) { return this.#theme[color] ?? color; }

  /** The text as far as it fits, and how wide it is. */
  #fit(string, size, width) {
    const key = `${size}|${Math.round(width)}|${string}`;
    const known = this.#fitted.get(key);
    if (known) return known;
    const measured = (text) => this.#context.measureText(text).width;
    let shown = { string, width: measured(string) };
    if (shown.width > width + 0.5) {
      const signs = [...string];
      while (signs.length && measured(signs.join("") + "…") > width) signs.pop();
      shown = { string: `${signs.join("")}…`, width };
    }
    if (this.#fitted.size > 4096) this.#fitted.clear();
    this.#fitted.set(key, shown);
    return shown;
  }
}
