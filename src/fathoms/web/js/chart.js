/**
 * The chart: on the button of a board that is seen in part, all of it, who is where, and the part that is seen. It lies
 * in the corner in which it hides least of what may be chosen; over the whole board, least of what has a name.
 */
import { render, svg } from "../vendor/lit.js";
import { icon } from "./art.js";

/** @import { Box, Seen } from "./camera.js" */

const CORNERS = ["4px auto auto 4px", "auto auto 4px 4px", "auto 4px 4px auto", "4px 4px auto auto"];
const DOT = 0.06; // of a board: how large a figure is
const AIR = 8; // pixels around the button

/**
 * Draws it for what is seen now, and as that is moved by hand; on the whole board there is nothing to be drawn.
 * @param {HTMLElement} button @param {SVGSVGElement} sea @param {Seen} now
 * @param {Box[]} boxes of what it should not hide; where there is nothing of that it stays where it lies
 */
export function draw(button, sea, now, boxes) {
  const film = /** @type {HTMLElement} */ (sea.closest(".camera"));
  const [left, top] = [now.x + film.scrollLeft, now.y + film.scrollTop];
  const seen = () => ({ x: left - film.scrollLeft, y: top - film.scrollTop, scale: now.scale });
  film.onscroll = () => render(film.tabIndex < 0 ? icon("search") : chart(sea, film, seen()), button);
  film.dispatchEvent(new Event("scroll"));
  if (boxes.length || !button.style.inset) button.style.inset = corner(button, film, boxes, now);
}

/**
 * @param {HTMLElement} button @param {HTMLElement} film @param {Box[]} boxes @param {Seen} now
 */
function corner({ offsetWidth: w, offsetHeight: h }, { clientWidth, clientHeight }, boxes, { x, y, scale }) {
  const hidden = CORNERS.map((inset) => {
    const left = inset.endsWith("4px") ? 0 : clientWidth - w;
    const top = inset.startsWith("4px") ? 0 : clientHeight - h;
    const across = (/** @type {Box} */ b) =>
      x + scale * b.x < left + w + AIR && x + scale * (b.x + b.width) > left - AIR;
    const down = (/** @type {Box} */ b) => y + scale * b.y < top + h + AIR && y + scale * (b.y + b.height) > top - AIR;
    return boxes.filter((box) => across(box) && down(box)).length;
  });
  return CORNERS[hidden.indexOf(Math.min(...hidden))];
}

/** @param {SVGSVGElement} sea @param {HTMLElement} film @param {Seen} seen */
function chart(sea, film, { x, y, scale }) {
  const { width, height } = sea.viewBox.baseVal;
  const figures = /** @type {NodeListOf<SVGElement>} */ (sea.querySelectorAll(".piece[style*='--player']"));
  return svg`<svg class="map" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${[...sea.querySelectorAll(":scope > g:first-child > use")].map(
      (use) => svg`<use href=${use.getAttribute("href")} width=${width} height=${height}></use>`,
    )}
    ${[...figures].map(
      (it) => svg`<circle r=${DOT * width} transform=${it.getAttribute("transform")}
        fill=${it.style.getPropertyValue("--player")}></circle>`,
    )}
    <rect x=${-x / scale} y=${-y / scale} width=${film.clientWidth / scale} height=${film.clientHeight / scale}></rect>
  </svg>`;
}
