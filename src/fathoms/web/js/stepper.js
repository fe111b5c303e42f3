/** Goes on in time, one thing after the other: the same for a live table and for a replay. */

export class Stepper {
  /** While it goes. @type {Promise<void> | null} */ going = null;
  hurried = false;
  stopped = false;
  /** Whether it waits at each thing until it is told to go on. */ held = false;
  wake = () => {};

  /**
   * @param {() => number | null | Promise<number | null>} next shows the next thing; its milliseconds, null: no more
   */
  constructor(next) {
    this.next = next;
  }

  /** Goes on until there is no more to show; where it goes already, it just does. */
  run() {
    this.stopped = false;
    this.going ??= this.go();
    return this.going;
  }

  async go() {
    while (!this.stopped) {
      const ms = await this.next();
      if (ms === null) break;
      if (ms && !this.hurried && !this.stopped) await this.pause(ms);
    }
    this.going = null;
    this.hurried = false;
    this.held = false;
  }

  /** Shows the next thing now. */
  skip() {
    this.wake();
  }

  /** Stays at what is on show until it is to go on. */
  hold() {
    this.held = this.going !== null;
    this.rest();
  }

  /** Goes on after it was held. */
  release() {
    this.held = false;
    this.wake();
  }

  /** Shows all the rest at once. */
  hurry() {
    this.hurried = this.going !== null;
    this.held = false;
    this.wake();
  }

  /** Stays at what is on show. */
  stop() {
    this.stopped = true;
    this.wake();
  }

  /** Ends the clock of what is on show, not its stay. */
  rest = () => {};

  /** @param {number} ms @returns {Promise<void>} */
  pause(ms) {
    return new Promise((done) => {
      const timer = this.held ? 0 : setTimeout(done, ms);
      this.rest = () => clearTimeout(timer);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
