// Which texts of a picture have too little contrast with what is painted behind their middles, lie over one another or beyond
// the edge, or are too small. Evaluated in the picture, with how large a page shows it at 360 points: 1 as it is.
//
// What is drawn as an app's own screen is clipped to it, may cut its texts as the app does, and has iOS's own colours: 3 is enough.
((shown) => {
  const isApp = (text) => text.closest("[clip-path]") !== null;
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
    if (contrast < (isApp(text) ? 3 : 4.5)) problems.push([`${hex(own)} on ${hex(ground)}`, `contrast ${contrast.toFixed(2)}: ${text.textContent.slice(0, 40)}`]);
  }

  // MARK: Places and sizes

  const name = (text) => text.textContent.trim().slice(0, 40);
  const boxes = [];
  for (const text of document.querySelectorAll("text")) {
    if (!text.textContent.trim() || paint(text)[3] < 0.99) continue;
    const matrix = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b) * shown;
    if (size < 10.95) problems.push(["", `a type of ${size.toFixed(1)} at 360 points: ${name(text)}`]);
    if (!isApp(text)) boxes.push({ text, box: text.getBoundingClientRect() });
  }
  boxes.forEach(({ text, box }, index) => {
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -1 || box.bottom > innerHeight + 1) {
      problems.push(["", `beyond the edge: ${name(text)}`]);
    }
    for (const other of boxes.slice(index + 1)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Lines may come as near as type allows.
      if (width > 1 && height > Math.min(box.height, other.box.height) / 4) {
        problems.push(["", `one over the other: ${name(text)}, ${name(other.text)}`]);
      }
    }
  });
  return problems;
})
