/** A day's dive as one picture. */
import { doorOf } from "./art.js";
import { dated } from "./daily.js";
import { signs } from "./dives.js";
import { brand, fill, give, HEIGHT, loaded, sheet, WIDTH, write } from "./paint.js";
import { say } from "./words.js";

/** @import { DailyPage } from "./daily.js" */

const TOP = 204; // of the doors
const GAP = 30; // around each
const HIGH = 1.05; // of its width

/** @param {DailyPage} d @returns {Promise<boolean>} whether it was kept as a file */
export async function share(d) {
  const { canvas, pen } = sheet();
  fill(pen, "#0a2c3a", 0, 0, WIDTH, HEIGHT);
  write(pen, { text: say("ui-daily"), x: GAP, y: 26, high: 66, font: "700 60px Fraunces, Georgia, serif" });
  const day = { colour: "#ffb54d", font: "700 28px Fraunces, Georgia, serif" };
  write(pen, { text: dated(d.day), x: GAP, y: 104, high: 34, ...day });
  const wide = (WIDTH - GAP) / d.games.length - GAP;
  const high = HIGH * wide;
  for (const [i, game] of d.games.entries()) {
    const x = GAP + i * (wide + GAP);
    pen.save();
    pen.beginPath();
    pen.roundRect(x, TOP, wide, high, [wide / 2, wide / 2, 16, 16]);
    pen.clip();
    pen.drawImage(await loaded(doorOf(game.name)), x, TOP, wide, high);
    pen.restore();
    const middle = { x: x + wide / 2, align: /** @type {const} */ ("center") };
    write(pen, { text: game.short, y: TOP + high + 8, high: 30, font: "700 24px system-ui, sans-serif", ...middle });
    const told = signs(d.dives[d.day]?.[game.name]);
    write(pen, { text: told, y: TOP + high + 38, high: 44, font: "700 44px system-ui, sans-serif", ...middle });
  }
  write(pen, { text: d.text.split("\n")[2], x: GAP, y: HEIGHT - 84, high: 36, font: "28px system-ui, sans-serif" });
  await brand(pen);
  return give(canvas, `fathoms-${d.day}`, `${say("ui-daily")} · Fathoms`, d.text);
}
