// The tables' time: seconds since they were made, which can run slower than the page's, stand, and be put forward.

export class Clock {
  constructor() {
    this.rate = 1;
    this.restart();
  }

  /** Begins at 0 again, at the same rate. */
  restart(milliseconds = performance.now()) {
    this.milliseconds = milliseconds;
    this.seconds = 0;
    this.latest = 0;
  }

  /** The time at a moment of the page; it never runs back, whatever the order in which events come. */
  time(milliseconds = performance.now()) {
    // An event may be older than the last change of the rate.
    const passed = Math.max(0, milliseconds - this.milliseconds) / 1000;
    this.latest = Math.max(this.latest, this.seconds + passed * this.rate);
    return this.latest;
  }

  /** Lets time run at a rate from now on: 1 as on the page, 0 not at all. */
  run(rate, milliseconds = performance.now()) {
    if (rate === this.rate) return;
    this.seconds = this.time(milliseconds);
    this.milliseconds = milliseconds;
    this.rate = rate;
  }

  /** Puts the time forward to a moment, or to the latest one if that is later. */
  skip(seconds, milliseconds = performance.now()) {
    this.seconds = Math.max(this.latest, seconds);
    this.milliseconds = milliseconds;
    this.latest = this.seconds;
  }

  /** How many milliseconds of the page it takes until a moment; Infinity while time stands. */
  wait(seconds) {
    return Math.max(0, seconds - this.time()) * 1000 / this.rate;
  }
}
