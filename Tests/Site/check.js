// What can be wrong with a page of the web site as it is shown now, a line each. Evaluated in the page.
(() => {
  const problems = [];
  for (const details of document.querySelectorAll("details")) details.open = true;
  const short = (element) => (element.textContent.trim() || element.getAttribute("src") || element.tagName).replace(/\s+/g, " ").slice(0, 40);

  // MARK: Width

  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) problems.push(`scrolls sideways: ${width} points wide`);
  const cut = (element) => element && element.scrollWidth > element.clientWidth;
  if (cut(document.querySelector(".md-header .md-ellipsis"))) problems.push("the name of the site is cut off");
  // A phone may move a wide table sideways under a finger. What stands in for Apple's names is as wide as they are.
  const mayScroll = innerWidth <= 1000 || location.pathname.includes("/Tests/AppleHosts/");
  for (const table of mayScroll ? [] : document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (cut(table)) problems.push(`a table scrolls sideways: ${short(table)}`);
  }

  // MARK: Contrast, by WCAG's formula

  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parsed = new Map();
  /** The red, green, blue and opacity of a colour, in whatever form the style has it. */
  const color = (text) => {
    if (!parsed.has(text)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
      parsed.set(text, [r, g, b, a / 255]);
    }
    return parsed.get(text);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const luminance = (parts) => {
    const [r, g, b] = parts.map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  // What is behind an element that has no ground, by its parent's.
  const grounds = new Map();
  const ground = (element) => {
    if (!element) return [255, 255, 255, 1];
    if (!grounds.has(element)) {
      const own = color(getComputedStyle(element).backgroundColor);
      grounds.set(element, own[3] === 1 ? own : over(own, ground(element.parentElement)));
    }
    return grounds.get(element);
  };

  const judged = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (judged.has(element) || !walker.currentNode.data.trim()) continue;
    judged.add(element);
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const [size, weight] = [parseFloat(style.fontSize), Number(style.fontWeight)];
    const needed = size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;
    const behind = ground(element);
    const found = contrast(over(color(style.color), behind), behind);
    if (found < needed) problems.push(`contrast ${found.toFixed(2)}: ${short(element)}`);
  }

  // MARK: Pictures, names and folded parts

  for (const image of document.images) {
    if (!image.alt.trim()) problems.push(`a picture without alternative text: ${short(image)}`);
    if (image.complete && image.naturalWidth === 0 && image.loading !== "lazy") problems.push(`a picture that does not load: ${short(image)}`);
  }
  for (const element of document.querySelectorAll("a[href], button")) {
    const name = element.ariaLabel || element.textContent.trim() || element.title || element.querySelector("img")?.alt;
    if (!name) problems.push(`nothing says what it is: ${element.outerHTML.slice(0, 60)}`);
  }
  for (const details of document.querySelectorAll("details")) {
    const [summary, ...content] = details.children;
    if (summary?.tagName !== "SUMMARY" || content.length === 0) problems.push(`nothing to unfold: ${short(details)}`);
    if (content.every((one) => one.clientHeight === 0)) problems.push(`does not unfold: ${short(details)}`);
  }
  const prose = [...document.querySelectorAll("p, li, td, th, summary")].filter((one) => !one.closest("code, pre"));
  for (const element of prose) {
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data).join("");
    if (/```|\]\(|\*\*|^\| |<\w+>/.test(text)) problems.push(`Markdown that is not rendered: ${short(element)}`);
  }
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) problems.push(`two places are called ${id}`);
  if (document.querySelectorAll("h1").length !== 1) problems.push("there is not one heading of the first level");
  if (!document.documentElement.lang || !document.title) problems.push("no language or no title");

  return [...new Set(problems)];
})()
