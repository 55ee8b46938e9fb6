// What a page of the web site does beyond showing itself: light or dark, and the search. It works from a disk, without a server.
"use strict";

const base = new URL(".", document.currentScript.src);
const root = document.documentElement;

// MARK: Light or dark

// A browser may keep nothing for a page from the disk.
const kept = (() => {
  try {
    return { get: () => localStorage.getItem("looks"), set: (looks) => localStorage.setItem("looks", looks) };
  } catch {
    return { get: () => null, set() {} };
  }
})();

const system = matchMedia("(prefers-color-scheme: dark)");
const looks = () => root.dataset.looks ?? (system.matches ? "dark" : "light");

function show(looks) {
  if (looks === "light" || looks === "dark") root.dataset.looks = looks;
}

// Before anything is painted.
show(kept.get());

// MARK: Search

/** The parts of the pages, once they are loaded. */
let parts;

/** Called by search.js. */
function found(entries) {
  parts = entries.map(([address, language, page, heading, text]) => (
    { address, language, page, heading, text, small: `${page}\n${heading}\n${text}`.toLowerCase() }));
}

/** Loads the parts when they are first asked for. */
function load(then) {
  if (parts) return then();
  const script = document.createElement("script");
  script.src = new URL("search.js", base);
  script.onload = then;
  document.head.append(script);
}

/** How well a part answers the words: first by how many are in it, then by headings, and by its language; nothing for none. */
function worth(part, words) {
  let sum = 0;
  for (const word of words) {
    if (!part.small.includes(word)) continue;
    sum += 100;
    if (part.heading.toLowerCase().includes(word)) sum += part.heading.length === word.length ? 40 : 20;
    if (part.page.toLowerCase().includes(word)) sum += 5;
  }
  return sum > 0 && part.language === root.lang ? sum + 50 : sum;
}

function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { words, results: [] };
  const results = parts.map((part) => ({ part, worth: worth(part, words) })).filter(({ worth }) => worth > 0);
  results.sort((a, b) => b.worth - a.worth);
  return { words, results: results.slice(0, 20).map(({ part }) => part) };
}

/** The text around the first of the words, with the words marked. */
function excerpt(text, words) {
  const small = text.toLowerCase();
  const first = Math.min(...words.map((word) => small.indexOf(word)).filter((index) => index >= 0));
  const start = first === Infinity ? 0 : Math.max(0, first - 40);
  const piece = text.slice(start, start + 140);
  const parts = [];
  let rest = 0;
  for (let index = 0; index < piece.length; index += 1) {
    const word = words.find((word) => piece.slice(index, index + word.length).toLowerCase() === word);
    if (!word) continue;
    const mark = document.createElement("mark");
    mark.textContent = piece.slice(index, index + word.length);
    parts.push(piece.slice(rest, index), mark);
    rest = index + word.length;
    index = rest - 1;
  }
  return [start > 0 ? "…" : "", ...parts, piece.slice(rest), start + 140 < text.length ? "…" : ""];
}

function item(part, words) {
  const link = document.createElement("a");
  link.href = new URL(part.address, base);
  link.append(part.heading === part.page ? part.page : `${part.page} · ${part.heading}`);
  link.lang = part.language;
  const small = document.createElement("small");
  small.append(...excerpt(part.text, words));
  link.append(small);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

// MARK: The page

document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector(".top form");
  const input = form.querySelector("input");
  const box = form.querySelector(".results");
  const list = box.querySelector("ul");
  const button = document.getElementById("looks");
  form.hidden = button.hidden = false;

  button.addEventListener("click", () => {
    show(looks() === "dark" ? "light" : "dark");
    kept.set(root.dataset.looks);
  });

  // The list of pages shows where this one is.
  const here = document.querySelector("nav [aria-current]");
  const pages = here?.closest("nav");
  if (pages && getComputedStyle(pages).overflowY === "auto") pages.scrollTop = here.offsetTop - 80;

  const close = () => { box.hidden = true; };
  const links = () => [...list.querySelectorAll("a")];

  function update() {
    const { words, results } = search(input.value);
    list.replaceChildren(...results.map((part) => item(part, words)));
    const says = results.length === 0 ? form.dataset.nothing : form.dataset.found.replace("N", results.length);
    box.querySelector("p").textContent = words.length === 0 ? "" : says;
    box.hidden = words.length === 0;
  }

  input.addEventListener("input", () => load(update));
  input.addEventListener("focus", () => { if (input.value) load(update); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  form.addEventListener("click", (event) => { if (event.target.closest("a")) close(); });
  form.addEventListener("focusout", (event) => { if (!form.contains(event.relatedTarget)) close(); });
  form.addEventListener("keydown", (event) => {
    const all = links();
    const index = all.indexOf(document.activeElement);
    if (event.key === "ArrowDown" && !box.hidden) {
      all[Math.min(index + 1, all.length - 1)]?.focus();
    } else if (event.key === "ArrowUp" && !box.hidden) {
      (index > 0 ? all[index - 1] : input).focus();
    } else if (event.key === "Escape") {
      input.value = "";
      input.focus();
      close();
    } else {
      return;
    }
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
});

// On paper everything is unfolded.
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("details:not([open])")) {
    details.open = true;
    addEventListener("afterprint", () => { details.open = false; }, { once: true });
  }
});
