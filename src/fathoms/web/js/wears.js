/** `<li ${wears({"--c": "red"})}>`: styles by the object model, which a strict content policy allows. */
import { Directive, directive, noChange } from "../vendor/lit.js";

class Wears extends Directive {
  /** @type {string[]} */
  worn = [];

  render() {
    return noChange;
  }

  /** @param {{element: HTMLElement}} part @param {[Record<string, string>]} styles */
  update(part, [styles]) {
    const style = part.element.style;
    for (const name of this.worn) if (!(name in styles)) style.removeProperty(name);
    this.worn = Object.keys(styles);
    for (const name of this.worn) style.setProperty(name, styles[name]);
    return noChange;
  }
}

export const wears = directive(Wears);
