/** The shapes of docs/protocol.md, as the page sees them. */

export type About = Record<string, string | number>;

export interface Piece {
  id: string; kind: string; x?: number; y?: number; turn?: number; seat?: number; label?: string; about?: About;
  spot?: boolean; count?: number; scale?: number;
}
export interface Container { id: string; kind: string; pieces: Piece[]; label?: string; about?: About; seat?: number; layers?: string[] }
export interface Scene { containers: Container[] }
export interface Kit {
  board: [number, number]; kinds: Record<string, [number, number, number, number]>; phases: string[];
  endings: { name: string; rule: string }[];
}

export interface Seat { kind: "human" | "bot" | "open" | "absent"; name: string; level: string; here: boolean }
export interface Line { n: number; seat: number; key: string; about: About; rule: string; hint: string; scene?: Scene }
export interface Step { n: number; seat: number; lines: Line[] }
export interface Choice { seat: number; action: number; key: string; about: About; path: string[] }
export interface Result { winners: number[]; ending: string; rule: string }
export interface Now {
  ply: number; scene: Scene; waiting: number[]; ready: number[]; chosen: number | null; choices: Choice[]; phase: string;
  undo: boolean; private: number[]; over: boolean; result: Result | null;
}
export interface TableMessage {
  match: string; game: string; options: Record<string, any>; seats: Seat[]; mine: number[]; eye: number; lines: Line[]; now: Now;
  dice: { commitment?: string }; rematch: string | null; coach: boolean;
}

export interface Tip { action: number; chance: number | null; hint: string; more: boolean; good: boolean }
export interface Said { key: string; about: About }
export interface Ply {
  n: number; seat: number; did: Said; chances: number[]; most: number; best: Said; choice: number; turning: boolean;
}
export interface Account { seat: number; start: number; own: number; others: number; luck: number; end: number; worst: number | null }

export interface Option { name: string; kind: "one" | "some" | "datum"; values: any[]; usual: Record<string, any>; rule: string }
export interface GameFacts {
  name: string; title: Record<string, string>; seats: number[]; usual_seats: number; usual_bot: string; minutes: number; cooperative: boolean;
  levels: string[]; options: Option[]; presets: Record<string, Record<string, any>>;
}
export interface MyMatch { match: string; game: string; seats: Seat[]; mine: number[]; waiting: number[]; over: boolean; changed: number }
