/**
 * The shapes of docs/protocol.md, as the page sees them.
 *
 * @typedef {Record<string, string | number>} About
 * @typedef {{id: string, kind: string, x?: number, y?: number, turn?: number, seat?: number, label?: string, about?: About,
 *   spot?: boolean, count?: number, scale?: number}} Piece
 * @typedef {{id: string, kind: string, pieces: Piece[], label?: string, about?: About, seat?: number, layers?: string[]}} Container
 * @typedef {{containers: Container[]}} Scene
 * @typedef {{board: [number, number], kinds: Record<string, [number, number, number, number]>, phases: string[],
 *   endings: {name: string, rule: string}[]}} Kit
 * @typedef {{kind: "human" | "bot" | "open" | "absent", name: string, level: string, here: boolean}} Seat
 * @typedef {{n: number, seat: number, key: string, about: About, rule: string, hint: string, scene?: Scene}} Line
 * @typedef {{n: number, seat: number, lines: Line[]}} Step
 * @typedef {{seat: number, action: number, key: string, about: About, path: string[]}} Choice
 * @typedef {{winners: number[], ending: string, rule: string}} Result
 * @typedef {{ply: number, scene: Scene, waiting: number[], ready: number[], chosen: number | null, choices: Choice[], phase: string,
 *   undo: boolean, private: number[], over: boolean, result: Result | null}} Now
 * @typedef {{match: string, game: string, options: Record<string, any>, seats: Seat[], mine: number[], eye: number, lines: Line[],
 *   now: Now, dice: {commitment: string}, rematch: string | null}} TableMessage
 * @typedef {{name: string, kind: "one" | "some" | "datum", values: any[], usual: Record<string, any>, rule: string}} Option
 * @typedef {{name: string, seats: number[], usual_seats: number, minutes: number, cooperative: boolean, levels: string[],
 *   options: Option[], presets: Record<string, Record<string, any>>, title?: Record<string, string>}} GameFacts
 * @typedef {{match: string, game: string, seats: Seat[], mine: number[], waiting: number[], over: boolean, changed: number}} MyMatch
 */
export {};
