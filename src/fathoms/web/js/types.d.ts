/** The shapes of docs/protocol.md. Written by `python -m fathoms.server.types`: change them there. */

export type About = Record<string, string | number>;

/** One thing on the table: a figure, a card, a die, a mark that can be clicked. */
export interface Piece {
  id: string;
  kind: string;
  x?: number;
  y?: number;
  turn?: number;
  seat?: number;
  label?: string;
  about?: About;
  spot?: boolean;
  count?: number;
  scale?: number;
}

/** A board with its own coordinates, or a hand, row, pile, track or tray whose pieces flow. */
export interface Container {
  id: string;
  kind: string;
  pieces: Piece[];
  label?: string;
  about?: About;
  seat?: number;
  layers?: string[];
}

/** What a viewer is to do: a message key, and with `-now` behind it how far that has come. */
export interface Aim {
  key: string;
  about: About;
}

/** All that one viewer sees of a position. */
export interface Scene {
  containers: Container[];
  aim?: Aim | null;
}

/** A position that a manual shows: its boards, and the part of them to be seen (x, y, width, height). */
export interface Picture {
  scene: Scene;
  part: [number, number, number, number];
}

/** A seat as the maker of a match wants it. */
export interface Wanted {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** POST /api/matches. */
export interface NewMatch {
  game: string;
  seats: Wanted[];
  options?: Record<string, any>;
  preset?: string | null;
  seed?: string;
  coach?: boolean;
}

/** An action, on the position of that ply. */
export interface Play {
  do: "play";
  id: string;
  seat: number;
  action: string;
  ply: number;
}

/** One act back. */
export interface Undo {
  do: "undo";
  id: string;
  seat: number;
}

/** Back to the last draw, reveal or act of another. */
export interface Reset {
  do: "reset";
  id: string;
  seat: number;
}

/** The table as another seat of mine; -1 as a spectator. */
export interface Look {
  do: "look";
  id: string;
  seat: number;
}

/** What a seat shall be. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  kind: "absent" | "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** I go; the seat waits, is played by a bot, or the match ends. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
  then: "bot" | "end" | "wait";
}

/** A bot that waits for the people may go first. */
export interface Go {
  do: "go";
  id: string;
  seat: number;
}

/** My part of the dice from the next act on. */
export interface Seed {
  do: "seed";
  id: string;
  seat: number;
  seed: string;
}

/** A question to the coach. */
export interface Advise {
  do: "advise";
  id: string;
  seat: number;
}

/** Are you there? */
export interface Ping {
  do: "ping";
  id: string;
}

/** A sentence before it is put into a language: a key of the words files, and what fills it in. */
export interface MessageShown {
  key: string;
  about: Record<string, string | number | MessageShown>;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  kind: "absent" | "bot" | "human" | "open";
  name: string;
  level: string;
  here: boolean;
}

/** A line of the log. */
export interface LineShown {
  n: number;
  seat: number;
  key: string;
  about: About;
  rule: string;
  motion: string;
}

/** A line of a step, with the scene after it where the scene changed. */
export interface Happened {
  key: string;
  about: About;
  rule: string;
  motion: string;
  scene: Scene;
}

/** A step as one viewer sees it. */
export interface StepShown {
  n: number;
  seat: number;
  lines: Happened[];
}

/** One legal action and the way to choose it. */
export interface Choice {
  seat: number;
  action: string;
  key: string;
  about: About;
  path: string[];
}

/** How it ended. */
export interface ResultShown {
  winners: number[];
  ending: string;
  rule: string;
}

/** The present as one viewer sees it. */
export interface Now {
  ply: number;
  scene: Scene;
  waiting: number[];
  ready: number[];
  chosen: string | null;
  choices: Choice[];
  phase: string;
  undo: boolean;
  private: number[];
  over: boolean;
  result: ResultShown | null;
}

/** Everything a viewer may know of a table. */
export interface TableMessage {
  type: "table";
  match: string;
  game: string;
  options: Record<string, any>;
  edition: Record<string, any>;
  seats: SeatShown[];
  mine: number[];
  eye: number;
  lines: LineShown[];
  now: Now;
  dice: Record<string, string>;
  rematch: string | null;
  coach: boolean;
  closed: MessageShown | null;
}

/** What happened since. */
export interface StepsMessage {
  type: "steps";
  steps: StepShown[];
  now: Now;
}

/** The command is committed. */
export interface Ack {
  type: "ack";
  id: string;
  ply: number;
}

/** The command changed nothing, and why. */
export interface Refused {
  type: "refused";
  id: string;
  error: string;
  message: MessageShown;
  rule: string;
  now: Now | null;
}

/** The body of an HTTP error: one sentence in English, and the message it is. */
export interface ErrorShown {
  error: string;
  message: MessageShown;
  rule?: string;
}

/** Who sits where, which seats are mine, and whether I may ask the coach. */
export interface SeatsMessage {
  type: "seats";
  seats: SeatShown[];
  mine: number[];
  coach: boolean;
}

/** The same table was set up again. */
export interface RematchMessage {
  type: "rematch";
  match: string;
}

/** One choice in the coach's eyes: the chance to win, and the hint it changes most, to more or less than others. */
export interface Tip {
  action: string;
  chance: number | null;
  hint: string;
  more: boolean;
  good: boolean;
}

/** The coach's answer, the best first. */
export interface Advice {
  type: "advice";
  id: string;
  choices: Tip[];
  first: Record<number, number>;
}

/** One act of a finished match, with the chances after it, which of them to tell of, and what the choice cost. */
export interface PlyShown {
  n: number;
  seat: number;
  did: MessageShown;
  chances: number[];
  most: number;
  best: MessageShown;
  choice: number;
  turning: boolean;
}

/** How a seat came to its last chance, in whole percents: start + own + others + luck = end; its costliest act. */
export interface AccountShown {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
  worst: number | null;
}

/** GET /api/matches/{id}/review; `start` are the chances before the first act. */
export interface Review {
  start: number[];
  plies: PlyShown[];
  accounts: AccountShown[];
}

/** What can be chosen about a game; what is usual depends on the number of seats. */
export interface OptionShown {
  name: string;
  kind: "datum" | "one" | "some";
  values: any[];
  usual: Record<string, any>;
  rule: string;
}

/** GET /api/games: one of them. */
export interface GameShown {
  name: string;
  title: Record<string, string>;
  seats: number[];
  usual_seats: number;
  usual_bot: string;
  minutes: number;
  cooperative: boolean;
  levels: string[];
  options: OptionShown[];
  presets: Record<string, Record<string, any>>;
}

/** A way a game can end. */
export interface EndingShown {
  name: string;
  rule: string;
}

/** GET /api/games/{game}/kit: sizes in board units; of a kind of piece its width, height and anchor. */
export interface Kit {
  board: [number, number];
  kinds: Record<string, [number, number, number, number]>;
  phases: string[];
  endings: EndingShown[];
}

/** Who sits on a seat of a match that is not open now. */
export interface Sitter {
  kind: "absent" | "bot" | "human" | "open";
  name: string;
  level: string;
}

/** GET /api/matches: one of mine. */
export interface MatchShown {
  match: string;
  game: string;
  seats: Sitter[];
  mine: number[];
  waiting: number[];
  over: boolean;
  closed: boolean;
  made: number;
  changed: number;
}
