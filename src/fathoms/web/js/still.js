/** A position that is only looked at: in a manual, on a puzzle's card. */
import { stage } from "./stage.js";

/** @import { Kit, Scene } from "./types.js" */

/** @param {Scene} scene @param {Kit} kit @param {number[]} part of the board: x, y, width, height */
export const still = (scene, kit, part) =>
  stage({
    scene,
    kit,
    part,
    eye: -1,
    may: new Map(),
    picked: [],
    ghosts: [],
    marks: [],
    notes: [],
    tint: "",
    ways: false,
    ahead: null,
    pick: () => {},
  });
