"""Which texts of a page have too little contrast, by WCAG's formula; to be evaluated in the page."""

texts_with_little_contrast = """() => {
  const parsed = (text) => { const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number); return { r, g, b, a }; };
  const over = (one, other) => ({ r: one.r * one.a + other.r * (1 - one.a), g: one.g * one.a + other.g * (1 - one.a), b: one.b * one.a + other.b * (1 - one.a), a: 1 });
  const ground = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = parsed(getComputedStyle(one).backgroundColor);
      if (color.a === 1) return color;
      if (color.a > 0) return over(color, one.parentElement ? ground(one.parentElement) : parsed("rgb(255, 255, 255)"));
    }
    return parsed("rgb(255, 255, 255)");
  };
  const luminance = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((part) => { const value = part / 255; return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    // The rows in words are for those who listen; their picture is on the canvas.
    if (!text || element.closest(".rows, .unseen, script, style, option, [aria-disabled=true]") || !element.checkVisibility({ visibilityProperty: true })) continue;
    const [front, back] = [over(parsed(getComputedStyle(element).color), ground(element)), ground(element)];
    const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 4.5) poor.push(`${contrast.toFixed(2)} ${text.slice(0, 30)}`);
  }
  return poor;
}"""
