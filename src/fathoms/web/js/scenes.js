/** Scenes as they are sent: the first one whole, then what has changed in the one before. Knows no page. */

/** @import { Happened, Now, Scene, SceneChange, StepShown } from "./types.js" */
/** A step whose scenes are whole. @typedef {Omit<StepShown, "lines"> & {lines: (Happened & {scene?: Scene})[]}} Step */
/** The present with its whole scene. @typedef {Now & {scene: Scene}} Present */

/** Things without those that are gone, and with some put at their places. */
function laid(/** @type {any[]} */ things, /** @type {string[]} */ gone = [], /** @type {[number, any][]} */ put = []) {
  const away = new Set([...gone, ...put.map(([, thing]) => thing.id)]);
  const left = things.filter((thing) => !away.has(thing.id));
  for (const [at, thing] of put) left.splice(at, 0, thing);
  return left;
}

/**
 * The scene that changes make of the one before.
 * @param {Scene} scene @param {SceneChange} change @returns {Scene}
 */
export function changed(scene, { gone, put, within = [], seats = [], ...rest }) {
  const containers = laid(scene.containers, gone, put).map((container) => {
    const inside = within.find((each) => each.id === container.id);
    if (!inside) return container;
    const pieces = laid(container.pieces, inside.gone, inside.put);
    return { ...container, pieces, about: inside.about ?? container.about };
  });
  const tiles = [...(scene.seats ?? [])];
  for (const [seat, tile] of seats) tiles[seat] = tile;
  return { ...scene, ...rest, containers, seats: tiles };
}

/** The scenes of one line or one answer, in the order in which they are sent. */
export class Chain {
  /** @param {Scene} [scene] the last one */
  constructor(scene = { containers: [] }) {
    this.scene = scene;
  }

  /** The next scene; the last one where nothing is sent. @param {Scene | SceneChange | null} [sent] */
  next(sent) {
    if (sent) this.scene = "containers" in sent ? sent : changed(this.scene, sent);
    return this.scene;
  }

  /** @param {StepShown[]} steps @returns {Step[]} */
  steps(steps) {
    return steps.map((step) => {
      const lines = step.lines.map(({ scene, ...line }) => (scene ? { ...line, scene: this.next(scene) } : line));
      return { ...step, lines };
    });
  }

  /** @param {Now} now @returns {Present} */
  now(now) {
    return { ...now, scene: this.next(now.scene) };
  }
}

/**
 * A page of steps, their scenes made whole.
 * @param {{steps: StepShown[], of: number, scene: Scene | null}} page
 * @returns {{steps: Step[], of: number, scene: Scene | null}}
 */
export const unfolded = ({ steps, of, scene }) => ({ steps: new Chain(scene ?? undefined).steps(steps), of, scene });
