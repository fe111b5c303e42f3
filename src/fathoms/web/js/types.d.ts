/** The shapes of docs/protocol.md. Written by `python -m fathoms.server.types`: change them there. */

export type About = Record<string, string | number>;

/** What the page has made whole: each scene, of what was sent of it. */
export type Sent = Scene | SceneChange | null;
export type Step = Omit<StepShown, "lines"> & { lines: (Happened & { scene?: Scene })[] };
export type Present = Required<Now> & { scene: Scene };
export type Foreseen = Omit<Previewed, "lines"> & { lines: Step["lines"]; scene: Scene };
export type Page = { steps: Step[]; of: number; scene: Scene | null };

/** Something printed on a piece that an edition may change: a symbol in a box, measured from the piece's corner. */
export interface Part {
  kind: string;
  x: number;
  y: number;
  width: number;
  height: number;
  figure?: string;
  upright?: boolean;
}

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
  parts?: Part[];
  name?: string;
}

/** A board with its own coordinates, or a hand, row, pile, track or tray whose pieces flow; a fact tells a purse. */
export interface Container {
  id: string;
  kind: "board" | "hand" | "pile" | "purse" | "row" | "track" | "tray";
  pieces: Piece[];
  label?: string;
  about?: About;
  seat?: number;
  layers?: string[];
}

/** One number of a seat, where one looks for it: a symbol, how many, and of how many if that is known. */
export interface Fact {
  kind: string;
  count?: number;
  of?: number;
  label?: string;
  about?: About;
}

/** Who a seat is: the face of its thing on the board, a word on it, and its numbers. */
export interface Tile {
  face?: string;
  facts?: Fact[];
  team?: number;
  label?: string;
  about?: About;
}

/** A place several acts away, none of them up to chance: a click on it plays them one after another. */
export interface Route {
  id: string;
  actions: string[];
  key: string;
  about?: About;
  via?: string[];
  manner?: string;
}

/** What a viewer is to do: a message key, and with `-now` behind it how far that has come. */
export interface Aim {
  key: string;
  about: About;
}

/** One line of what a finished game counts: a symbol, how many, of how many; a seat's, or everybody's. */
export interface Score {
  kind: string;
  count: number;
  of?: number;
  seat?: number;
  label?: string;
  kinds?: string[];
}

/** All that one viewer sees of a position. */
export interface Scene {
  containers: Container[];
  seats?: Tile[];
  routes?: Route[];
  aim?: Aim | null;
  score?: Score[];
}

/** Things of one kind out of a box, as they are printed: cards, tiles, tokens, or a board with what is on it. */
export interface Stock {
  name: string;
  width: number;
  pieces: Piece[];
  layers: string[];
  sides: number;
}

/** A position that a manual shows: its boards, and the part of them to be seen (x, y, width, height). */
export interface Illustration {
  scene: Scene;
  part: [number, number, number, number];
}

/** What is different in a container: ids of pieces that are gone, pieces to be put at their places. */
export interface ContainerChange {
  id: string;
  gone?: string[];
  put?: [number, Piece][];
  about?: About;
}

/** What is different in a scene from the one before it; what is left out is as it was. */
export interface SceneChange {
  gone?: string[];
  put?: [number, Container][];
  within?: ContainerChange[];
  seats?: [number, Tile][];
  routes?: Route[];
  aim?: Aim | null;
  score?: Score[];
}

/** A seat as the maker of a match wants it. */
export interface Wanted {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** POST /api/matches; a seed counts only for dice sealed before: `match` and `commitment` are that seal. */
export interface NewMatch {
  game: string;
  seats: Wanted[];
  options?: Record<string, any>;
  preset?: string | null;
  match?: string;
  commitment?: string;
  seed?: string;
  coach?: boolean;
  edition?: string;
  daily?: string;
}

/** POST /api/games/{game}/edition: the text of an edition's file, to be checked and shown. */
export interface EditionWanted {
  text: string;
}

/** POST /api/games/{game}/puzzles/{puzzle}: all acts so far. */
export interface Trying {
  acts: string[];
}

/** POST /api/links/{role}/{token}: who follows the link. */
export interface Joining {
  name?: string;
}

/** POST /api/network: whether devices in the home network may come. */
export interface Opening {
  open: boolean;
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

/** Before the deal: whether I am ready. */
export interface Ready {
  do: "ready";
  id: string;
  seat: number;
  ready: boolean;
}

/** Before the deal: how many shall play. */
export interface Many {
  do: "many";
  id: string;
  seat: number;
  count: number;
}

/** Before the deal: all who were shown out may sit down again. */
export interface Admit {
  do: "admit";
  id: string;
  seat: number;
}

/** The cards may be dealt; bots sit down where nobody does. */
export interface Start {
  do: "start";
  id: string;
  seat: number;
}

/** A word to all at the table. */
export interface Say {
  do: "say";
  id: string;
  seat: number;
  what: "gasp" | "grumble" | "heart" | "hooray" | "laugh" | "look" | "slow" | "sorry";
}

/** Before the deal: whether people may also write what they like to each other. */
export interface Typing {
  do: "typing";
  id: string;
  seat: number;
  typed: boolean;
}

/** Words of one's own, where whoever opened the table allowed that. */
export interface Write {
  do: "write";
  id: string;
  seat: number;
  text: string;
}

/** I point at a piece, for all to see. */
export interface Point {
  do: "point";
  id: string;
  seat: number;
  piece: string;
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

/** What would an action do, on the position of that ply, and those played then? Nothing is changed. */
export interface Preview {
  do: "preview";
  id: string;
  seat: number;
  action: string;
  ply: number;
  then?: string[];
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
  beat?: string;
}

/** A line of a step, with the scene after it where the scene changed, whole or what changed in the one before. */
export interface Happened {
  key: string;
  about: About;
  rule: string;
  motion: string;
  beat?: string;
  scene?: Scene | SceneChange;
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
  manner: string;
}

/** How it ended. */
export interface ResultShown {
  winners: number[];
  ending: string;
  rule: string;
}

/** The present as one viewer sees it, without what is empty or not so; its scene where the viewer has not got it. */
export interface Now {
  ply: number;
  waiting: number[];
  phase: string;
  ready?: number[];
  chosen?: string | null;
  choices?: Choice[];
  undo?: boolean;
  private?: number[];
  over?: boolean;
  result?: ResultShown | null;
  scene?: Scene | SceneChange;
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
  hands: LineShown[];
  reclaim: number[];
  patience: number;
  daily: string;
  typed: boolean;
}

/** A table before the deal: who has come, who is ready, and whether I decide when it begins. */
export interface LobbyMessage {
  type: "lobby";
  match: string;
  game: string;
  options: Record<string, any>;
  seats: SeatShown[];
  ready: number[];
  mine: number[];
  maker: boolean;
  host: number;
  counts: number[];
  dice: Record<string, string>;
  starts: boolean;
  typed: boolean;
  out: string[];
  barred: boolean;
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
  hands: LineShown[];
  reclaim: number[];
}

/** Somebody said a word. */
export interface Said {
  type: "said";
  seat: number;
  what: "gasp" | "grumble" | "heart" | "hooray" | "laugh" | "look" | "slow" | "sorry";
}

/** Somebody wrote something. */
export interface Wrote {
  type: "wrote";
  seat: number;
  text: string;
}

/** Somebody points at a piece. */
export interface Pointed {
  type: "pointed";
  seat: number;
  piece: string;
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

/** What an action does for sure as far as its seat may know, the scene then, and whether that is all. */
export interface Previewed {
  type: "previewed";
  id: string;
  action: string;
  ply: number;
  lines: Happened[];
  sure: boolean;
  scene: Scene | SceneChange;
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

/** What the learner plays, or nothing where it is enough to go on; what happens then, and the present after it. */
export interface LessonPart {
  action: string;
  steps: StepShown[];
  now: Now;
}

/** One thing that is said, what it points at, and what is played then; with a table where a scene begins. */
export interface LessonStep {
  say: string;
  point: string[];
  parts: LessonPart[];
  table: TableMessage | null;
}

/** GET /api/games/{game}/lesson; `version` is another one when something of it has changed. */
export interface LessonShown {
  version: string;
  steps: LessonStep[];
}

/** GET /api/games/{game}/puzzles: one of them; the message `goal-…` of the game says what to do in so many acts. */
export interface PuzzleShown {
  id: string;
  goal: string;
  fins: number;
  acts: number;
}

/** GET /api/games/{game}/puzzles/{puzzle}: the table before the first act. */
export interface PuzzleTable {
  puzzle: PuzzleShown;
  table: TableMessage;
}

/** What the last of the acts brought; once it is solved or missed, nobody is asked any more. */
export interface PuzzleTried {
  status: "missed" | "open" | "solved";
  steps: StepShown[];
  now: Now;
}

/** GET /api/games/{game}/puzzles/{puzzle}/answer: the acts that solve it. */
export interface PuzzleAnswer {
  answer: string[];
}

/** POST /api/seals: a match to be made, and what its dice are sealed with. */
export interface Sealed {
  match: string;
  commitment: string;
}

/** GET /api/links/{role}/{token}: where a link leads, before anybody follows it. */
export interface LinkShown {
  role: "invite" | "seat" | "watch";
  game: string;
  host: string;
  seat: number;
  free: number;
  match: string;
}

/** GET /api/network: whether devices in the home network may come, where to, and whether I may change that. */
export interface NetworkShown {
  address: string | null;
  open: boolean;
  mine: boolean;
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
  short: string;
  title: Record<string, string>;
  seats: number[];
  usual_seats: number;
  usual_bot: string;
  first_preset: string;
  daily_bot: string;
  minutes: number;
  lesson: number;
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

/** GET /api/games/{game}/kit: sizes in board units (of a kind width, height, anchor), labels as they are read. */
export interface Kit {
  board: [number, number];
  kinds: Record<string, [number, number, number, number]>;
  reading: string[];
  track: [number, number][];
  phases: string[];
  endings: EndingShown[];
}

/** Something that keeps an edition from being played, and the line it stands on, where it stands on one. */
export interface Complaint {
  line: number | null;
  error: ErrorShown;
}

/** An edition: all that is wrong with it; or what it changes, its table at the start, and what lies in its box. */
export interface EditionShown {
  complaints: Complaint[];
  changed: number;
  scene: Scene | null;
  contents: Stock[];
}

/** An edition that comes with a game. */
export interface EditionFile {
  name: string;
  text: string;
}

/** GET /api/games/{game}/edition: the whole box as a file to be changed, and editions to try. */
export interface EditionsShown {
  text: string;
  examples: EditionFile[];
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
  result: ResultShown | null;
  closed: boolean;
  gathering: boolean;
  made: number;
  changed: number;
  daily: string;
}
