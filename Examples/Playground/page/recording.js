// What has happened to a table, as a gesture script: `docgen replay` plays it, byte for byte.
//
// The package's ScriptRecorder writes the same. It is written again here because a browser has JSON anyway.

/** A script as people read it: an event a line. */
export function scriptText({ events, ...head }) {
  return `${JSON.stringify(head).slice(0, -1)},"events":[\n${events.map((event) => JSON.stringify(event)).join(",\n")}\n]}\n`;
}

/** Several scripts, as their texts say them. */
export function scriptsText(scripts) { return `[\n${scripts.map((script) => script.trim()).join(",\n")}\n]\n`; }

/** All that happens to one table, since it was made. */
export class Recording {
  #events = [];

  constructor(configuration) { this.configuration = configuration; }

  /** The most events that are kept; later ones are left out, and there is no script any more. */
  static limit = 100_000;

  /** How many events have been recorded. */
  get count() { return this.#events.length; }

  /** Why there is no script, a sentence; undefined where there is one. */
  get gap() {
    if (this.configuration.of === "expandable-table" && !this.configuration.list?.descriptors) {
      return "No script can make a form of so many rows.";
    }
    if (this.count > Recording.limit) return `More has happened than a recording’s ${Recording.limit} events.`;
    return undefined;
  }

  /** Adds an event, given as scripts give it: `{ touch: { id, phase, x, y } }`. */
  add(event, at) {
    if (this.count <= Recording.limit) this.#events.push({ at, event });
  }

  /** The script, a line for each event; undefined where there is a gap. */
  get script() {
    if (this.gap) return undefined;
    const events = this.#events.map(({ at, event }) => ({ at, ...event }));
    return scriptText({ configuration: this.configuration, design: "headless-table", events });
  }
}
