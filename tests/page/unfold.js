/** Reads chains of scenes as they are sent, a JSON list of lists, and says each scene whole, as the page makes it. */
import { readFileSync } from "node:fs";
import { Chain } from "../../src/fathoms/web/js/telling.js";

const chains = JSON.parse(readFileSync(0, "utf-8"));
const whole = chains.map((/** @type {any[]} */ sent) => {
  const chain = new Chain();
  return sent.map((one) => chain.next(one));
});
process.stdout.write(JSON.stringify(whole));
