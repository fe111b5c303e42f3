/** `<li ${styles({"--c": "red"})}>`: styles by the object model, which a strict content policy allows. */
import { Directive, directive, noChange } from "../vendor/lit.js";

class Styles extends Directive {
  /** @type {string[]} */
  given = [];

  render() {
    return noChange;
  }

  /** @param {{element: HTMLElement}} part @param {[Record<string, string>]} styles */
  update(part, [styles]) {
    const style = part.element.style;
    for (const name of this.given) if (!(name in styles)) style.removeProperty(name);
    this.given = Object.keys(styles);
    for (const name of this.given) style.setProperty(name, styles[name]);
    return noChange;
  }
}

export const styles = directive(Styles);
