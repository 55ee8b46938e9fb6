// Which texts of a picture have too little contrast with what is painted behind their middles. Evaluated in the picture.
(() => {
  const problems = [];
  const luminance = (parts) => {
    const [r, g, b] = parts.map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  /** What an element paints inside: red, green, blue and opacity, with that of all around it. */
  const paint = (element) => {
    const style = getComputedStyle(element);
    const numbers = style.fill.match(/[\d.]+/g)?.map(Number);
    if (style.fill === "none" || !numbers) return [0, 0, 0, 0];
    let opacity = (numbers[3] ?? 1) * Number(style.fillOpacity);
    for (let one = element; one instanceof Element; one = one.parentNode) opacity *= Number(getComputedStyle(one).opacity);
    return [...numbers.slice(0, 3), opacity];
  };
  const hex = (parts) => "#" + parts.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
  for (const text of document.querySelectorAll("text")) {
    const box = text.getBoundingClientRect();
    const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const own = paint(text);
    // Something covers it, or it is not in sight now.
    if (!text.textContent.trim() || own[3] < 0.99 || !(stack[0] === text || text.contains(stack[0]))) continue;
    const behind = stack.filter((one) => one !== text && !text.contains(one) && one instanceof SVGGeometryElement);
    const ground = behind.reverse().reduce((below, one) => over(paint(one), below), [255, 255, 255, 1]);
    const [light, dark] = [luminance(own), luminance(ground)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 3) problems.push([`${hex(own)} on ${hex(ground)}`, `contrast ${contrast.toFixed(2)}: ${text.textContent.slice(0, 40)}`]);
  }
  return problems;
})()
