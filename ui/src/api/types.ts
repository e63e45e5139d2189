// The messages of the server, HTTP bodies and socket alike. Do not edit: this file is made by
// python -m insula.server.typescript > ui/src/api/types.ts

/** The player aid of a game with one box. */
export interface Aid {
  game: string;
  title: string;
  box: AidBox;
  sections: Array<AidSection>;
}

/** A number of something that is counted: 2 legions. */
export interface AidAmount {
  kind: "amount";
  amount: number;
  word: string;
}

/** The box that an aid describes, and how many of its values have which provenance. */
export interface AidBox {
  name: string;
  version: string;
  digest: string;
  counts: Record<string, number>;
}

/** One value of a table; an empty cell has none. `mark` is the provenance of the value. */
export interface AidCell {
  value: number | AidWord | AidName | AidSign | AidAmount | AidList | AidText | null;
  mark: "inferred" | "known" | "reconstructed" | "reported" | "rule";
}

/** Values that are joined by 'and', 'or', '+', '/' or a comma. */
export interface AidList {
  kind: "list";
  join: "and" | "comma" | "or" | "plus" | "slash";
  values: Array<number | AidWord | AidName | AidSign | AidAmount | AidList | AidText>;
}

/** A name that the box gives to a component, such as a monument. */
export interface AidName {
  kind: "name";
  of: string;
  name: string;
}

/** A heading, sentences under it (numbered steps if `ordered`), then tables. `rules` names the chapters of the ledger that say it in full. */
export interface AidSection {
  key: string;
  rules: Array<string>;
  lines: Array<AidText>;
  tables: Array<AidTable>;
  ordered: boolean;
}

/** A letter or symbol that is shown as it is, such as the letter of a half-symbol. */
export interface AidSign {
  kind: "sign";
  sign: string;
}

/** A table. `across` is set if its columns are the spaces of a track, from the start. */
export interface AidTable {
  key: string;
  columns: Array<number | AidWord | AidName | AidSign | AidAmount | AidList | AidText>;
  rows: Array<Array<AidCell>>;
  across: boolean;
}

/** A sentence, heading or phrase: its key in the catalogue, and its arguments by name. */
export interface AidText {
  kind: "text";
  key: string;
  values: Record<string, number | AidWord | AidName | AidSign | AidAmount | AidList | AidText>;
}

/** A word of the game's own vocabulary, such as a good or a colour. */
export interface AidWord {
  kind: "word";
  word: string;
}

/** Some decisions of a game; ask on until you have them all. */
export interface AnalysisPart {
  total: number;
  iterations: number;
  decisions: Array<Judged>;
}

/** Consent to an undo that somebody asked for, or not. */
export interface Answer {
  kind: "answer";
  id?: number;
  number?: number;
  agree?: boolean;
}

/** An undo that waits for consent. */
export interface AskedView {
  seat: number;
  keep: number;
  waiting: Array<number>;
}

/** A bot that may sit down, and how long it may think about a decision. */
export interface BotView {
  name: string;
  about: string;
  seconds: number;
}

/** Everything that is in a box. */
export interface BoxContents {
  box: BoxView;
  sheets: Array<SheetView>;
  drawings: Record<string, string>;
}

/** A box: its hash, the number of its values by provenance, and whether it is retired. A retired box serves old games and experiments and is not offered for new games. */
export interface BoxView {
  name: string;
  version: string;
  about: string;
  digest: string;
  known: number;
  reported: number;
  inferred: number;
  reconstructed: number;
  retired: boolean;
}

/** What if: a new table that goes on from a position of a game that has ended. */
export interface Branch {
  decisions: number;
  seats: Array<NewSeat>;
  private?: boolean;
}

export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
}

/** Play a legal move: by its place in the list that came with this number, or by its text. */
export interface Choose {
  kind: "choose";
  id?: number;
  number?: number;
  move?: number | null;
  text?: string | null;
}

/** How long a seat may think. A seat that is overdue loses nothing but its protection: the others may hand it to a bot. */
export interface Clock {
  per: "game" | "none" | "turn";
  seconds: number;
  increment: number;
}

/** The server stops; everything is saved. Come back in a moment. */
export interface Closing {
  kind: "closing";
  text: string;
}

/** An account that lasts: the same games on every device. */
export interface Credentials {
  login: string;
  password: string;
}

/** What is asked now, and the moves that may be sent back. */
export interface Decision {
  number: number;
  decisions: number;
  seat: number;
  question: string;
  moves: Array<string>;
  targets: Array<Array<string>>;
  undo_refusal: string;
  can_redo: boolean;
  asked: AskedView | null;
  deadline: number | null;
  result: Result | null;
}

/** What you asked for under this id is on the disk. */
export interface Done {
  kind: "done";
  id: number;
  number: number;
}

/** Why a request was not granted. */
export interface Fault {
  code: "forbidden" | "illegal" | "limit" | "malformed" | "seat" | "stale" | "status" | "store" | "turn" | "unknown";
  text: string;
}

/** A game with its boxes, the usual one first. */
export interface GameView {
  game: string;
  title: string;
  players: Array<number>;
  options: Array<OptionView>;
  boxes: Array<BoxView>;
}

export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
  redis: boolean | null;
}

/** The best moves of a position, best first. */
export interface Hint {
  seat: number;
  iterations: number;
  samples: number;
  moves: Array<Prospect>;
  exact: boolean;
}

/** For the position of this number; in a game that has ended, after so many decisions. */
export interface HintPlease {
  number?: number;
  decisions?: number | null;
}

export interface Join {
  seat?: number | null;
  name?: string;
  key?: string;
  secret?: string;
}

/** One decision: what was played, what the search would have played, and what that is worth. Values are rewards from 0 to 1 for the seat that decided; `values` and `points` are what every seat may expect after it. `cost` is how far the seat's lead fell, in points, or alone its own points. A forced decision costs nothing. `targets` are the things on the table that make the better move. */
export interface Judged {
  number: number;
  seat: number;
  text: string;
  better: string;
  value: number;
  best: number;
  cost: number;
  targets: Array<string>;
  values: Array<number>;
  points: Array<number>;
  forced: boolean;
}

/** A line of the table's log; those of decisions tell what happened. */
export interface Line {
  number: number;
  kind: "abandon" | "agree" | "ask" | "bot" | "decline" | "move" | "rematch" | "seat" | "start" | "undo";
  seat: number;
  text: string;
  decision: number;
  told: Array<string>;
}

/** A table in a list: the seat that decides (-1 for none), and when it last changed. */
export interface Listed {
  table: TableView;
  turn: number;
  changed: number;
  you: Array<number>;
}

/** A new table; the key of a private one is told only here. */
export interface Made {
  table: TableView;
  key: string | null;
}

/** A few words at a thing on the table: '+2 legions' at a joint. */
export interface Mark {
  target: string;
  text: string;
}

/** Who you are here; a token or a cookie is what you are known by. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
  passkeys: number;
  token: string | null;
}

export interface NewClock {
  per?: "game" | "none" | "turn";
  seconds?: number;
  increment?: number;
}

export interface NewName {
  name: string;
}

/** What the browser made of the options, as WebAuthn writes it in JSON. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

export interface NewPassword {
  current: string;
  password: string;
}

/** A record as text. */
export interface NewRecord {
  text: string;
}

/** Who is to sit there: you (as often as people share your screen), anybody, or a bot. */
export interface NewSeat {
  who?: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** A table to be made, with the usual box or one of those that are offered, by its name. It starts at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: Array<NewSeat>;
  box?: string;
  options?: Record<string, string>;
  clock?: NewClock;
  private?: boolean;
}

/** A token for a program; the name is for you, to know it by. */
export interface NewToken {
  name?: string;
}

/** What can be played here, and against which bots. */
export interface Offer {
  games: Array<GameView>;
  bots: Array<BotView>;
}

export interface OptionView {
  name: string;
  values: Array<string>;
  default: string;
  about: string;
  seat: number;
  of_seats: boolean;
}

/** The position of another table, after so many decisions, from which this one goes on. */
export interface Origin {
  table: string;
  decisions: number;
}

export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

export interface PasskeyList {
  passkeys: Array<PasskeyView>;
}

/** For the browser, as WebAuthn writes it in JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** A passkey and the site it is good for. */
export interface PasskeyView {
  id: string;
  name: string;
  site: string;
  created: number;
  used: number;
}

/** What the table showed after so many decisions. */
export interface PastPosition {
  decisions: number;
  seat: number;
  question: string;
  over: boolean;
  scores: Array<number>;
  view: Record<string, unknown>;
}

/** The same with what a page draws. */
export interface Position {
  number: number;
  decisions: number;
  seat: number;
  question: string;
  moves: Array<string>;
  targets: Array<Array<string>>;
  undo_refusal: string;
  can_redo: boolean;
  asked: AskedView | null;
  deadline: number | null;
  result: Result | null;
  view: Record<string, unknown>;
}

export interface PositionList {
  positions: Array<PastPosition>;
}

/** What a move would bring: sentences, points by source, words on the table, lines set off. */
export interface Preview {
  told: Array<string>;
  points: Record<string, number>;
  marks: Array<Mark>;
  lines: Array<Record<string, unknown>>;
}

/** What each legal move of a position would bring, in the order of its moves. */
export interface PreviewList {
  kind: "previews";
  id: number;
  number: number;
  previews: Array<Preview>;
}

/** What would each legal move bring? */
export interface Previews {
  kind: "previews";
  id?: number;
  number?: number;
}

/** A move, and how games went on after it, for the seat that would play it; all 0 and no sources where there was no time for a game. */
export interface Prospect {
  move: number;
  text: string;
  share: number;
  win: number;
  points: number;
  spread: number;
  sources: Record<string, number>;
  spreads: Record<string, number>;
  targets: Array<string>;
}

export interface PutBot {
  seat: number;
  bot?: string;
}

/** Why a move is not legal, by rule; none for a legal one. */
export interface Reasons {
  kind: "reasons";
  id: number;
  text: string;
  reasons: Array<Record<string, string>>;
}

/** Play again what was taken back last. */
export interface Redo {
  kind: "redo";
  id?: number;
  number?: number;
}

/** Send the whole table again: a message number was missing. */
export interface Refresh {
  kind: "refresh";
  id?: number;
}

/** Nothing was changed, and why. */
export interface Refusal {
  kind: "refused";
  id: number;
  code: "forbidden" | "illegal" | "limit" | "malformed" | "seat" | "stale" | "status" | "store" | "turn" | "unknown";
  text: string;
  number: number;
}

/** A whole game, to be looked through: ask for its positions a few at a time. */
export interface Replay {
  table: TableView;
  scores: Array<number>;
  steps: Array<Step>;
}

/** How a game ended. The deal may be known now: check it against the promised shuffle. */
export interface Result {
  scores: Array<number>;
  ranking: Array<number>;
  breakdown: Array<Record<string, number>>;
  titles: Array<string>;
  seed: string;
  salt: string;
}

export interface RuleList {
  game: string;
  title: string;
  rules: Array<RuleView>;
}

/** A rule in our words: T marks what the rulebook says, R our rulings. */
export interface RuleView {
  id: string;
  chapter: string;
  text: string;
  marks: Array<"R" | "T">;
}

/** Somebody said something. */
export interface Said {
  kind: "said";
  sequence: number;
  line: ChatLine;
}

/** A line for the chat. */
export interface Say {
  kind: "say";
  id?: number;
  text?: string;
}

/** The secret that gives this seat to whoever brings it; told only here. */
export interface SeatLink {
  seat: number;
  secret: string;
}

/** A seat as everybody sees it. */
export interface SeatView {
  seat: number;
  name: string;
  is_open: boolean;
  bot: string | null;
  away: boolean;
}

export interface SessionList {
  sessions: Array<SessionView>;
}

/** A browser or a program that is you here. */
export interface SessionView {
  id: string;
  kind: "browser" | "token";
  name: string;
  created: number;
  used: number;
  current: boolean;
}

/** What a link to a table says as its key; nothing for a public one. */
export interface Share {
  key: string;
}

/** The values of a row, each with its provenance; a label has none. */
export interface SheetRow {
  values: Array<string>;
  provenance: Array<"" | "inferred" | "known" | "reconstructed" | "reported">;
}

export interface SheetView {
  file: string;
  columns: Array<string>;
  rows: Array<SheetRow>;
}

/** A decision that was made, what it led to, and the scores after it. */
export interface Step {
  number: number;
  seat: number;
  text: string;
  forced: boolean;
  told: Array<string>;
  scores: Array<number>;
}

export interface TableList {
  tables: Array<Listed>;
}

/** What everybody who may watch a table knows of it. */
export interface TableView {
  id: string;
  game: string;
  title: string;
  box: string;
  box_digest: string;
  rules: number;
  newest_rules: number;
  players: number;
  options: Record<string, string>;
  clock: Clock;
  status: "abandoned" | "open" | "over" | "playing";
  private: boolean;
  shuffle: string;
  seats: Array<SeatView>;
  created: number;
  origin: Origin | null;
  rematch: string;
}

/** Take back the last choice, or all of this turn; others are asked where it is not free. */
export interface Undo {
  kind: "undo";
  id?: number;
  number?: number;
  turn?: boolean;
}

/** The log grew. Sequence numbers have no gaps; who finds one asks for the whole table. The position comes without its view: `changes` turn the last one into the new one, each `[path, value]` or `[path, start, count, items]`. */
export interface Update {
  kind: "update";
  sequence: number;
  now: number;
  position: Decision;
  changes: Array<Array<unknown>>;
  lines: Array<Line>;
}

/** The whole table: the first message of a socket, and the answer to a gap. */
export interface Whole {
  kind: "table";
  sequence: number;
  now: number;
  table: TableView;
  you: Array<number>;
  position: Position | null;
  lines: Array<Line>;
  chat: Array<ChatLine>;
}

/** Why is this no legal move now? */
export interface WhyNot {
  kind: "why_not";
  id?: number;
  text?: string;
}

/** What a page may send over a socket. */
export type FromClient =
  | Choose
  | Undo
  | Redo
  | Answer
  | WhyNot
  | Previews
  | Say
  | Refresh;

/** What comes over a socket. */
export type FromServer =
  | Whole
  | Update
  | Said
  | Done
  | Refusal
  | Reasons
  | PreviewList
  | Closing;

/** Everything that can be asked for over HTTP. */
export interface Operations {
  /** The games, boxes and bots there are. */
  "GET /api/games": { takes: null; gives: Offer };
  /** The player aid of a game with the usual box, or the box of this name or hash. */
  "GET /api/games/{game}/aid": { takes: null; gives: Aid };
  /** Everything in a box, with the provenance of each value. */
  "GET /api/games/{game}/boxes/{digest}": { takes: null; gives: BoxContents };
  /** The rules of a game, as every refusal quotes them. */
  "GET /api/games/{game}/rules": { takes: null; gives: RuleList };
  /** Who you are; a guest from the first time on. */
  "GET /api/me": { takes: null; gives: Me };
  /** Give yourself a name. */
  "POST /api/me": { takes: NewName; gives: Me };
  /** Make yourself an account that lasts. */
  "POST /api/me/account": { takes: Credentials; gives: Me };
  /** Your passkeys. */
  "GET /api/me/passkeys": { takes: null; gives: PasskeyList };
  /** Add a passkey to yourself; a guest is an account that lasts from then on. */
  "POST /api/me/passkeys": { takes: NewPasskey; gives: PasskeyList };
  /** What a browser needs to make a passkey: give it to navigator.credentials.create. */
  "POST /api/me/passkeys/options": { takes: null; gives: PasskeyOptions };
  /** Remove a passkey; never the last way in. */
  "DELETE /api/me/passkeys/{passkey}": { takes: null; gives: PasskeyList };
  /** Give a passkey a name to know it by. */
  "POST /api/me/passkeys/{passkey}": { takes: NewName; gives: PasskeyList };
  /** Keep only your passkeys; never without one. */
  "DELETE /api/me/password": { takes: null; gives: Me };
  /** Change your password; everywhere else you are signed out. */
  "POST /api/me/password": { takes: NewPassword; gives: Me };
  /** Sign out everywhere but here, and revoke all tokens. */
  "DELETE /api/me/sessions": { takes: null; gives: SessionList };
  /** The browsers and tokens by which you are known. */
  "GET /api/me/sessions": { takes: null; gives: SessionList };
  /** Sign a browser out, or revoke a token: it stops at once, its sockets too. */
  "DELETE /api/me/sessions/{session}": { takes: null; gives: SessionList };
  /** The tables where you sit or sat, or that you made; `before` pages on by their change. */
  "GET /api/me/tables": { takes: null; gives: TableList };
  /** A token for a program, told only here: send it as 'Authorization: Bearer'. */
  "POST /api/me/token": { takes: NewToken; gives: Me };
  /** Bring a record: a table that has ended, to be looked through. The same record is the same table, whoever brings it. */
  "POST /api/records": { takes: NewRecord; gives: TableView };
  /** Be somebody new in this browser; an account can be signed in to again, a guest cannot. */
  "DELETE /api/session": { takes: null; gives: Me };
  /** Sign in to an account, on any device. */
  "POST /api/session": { takes: Credentials; gives: Me };
  /** What a browser needs to sign in by passkey: give it to navigator.credentials.get. */
  "POST /api/session/options": { takes: null; gives: PasskeyOptions };
  /** Sign in by passkey, on any device that has it. */
  "POST /api/session/passkey": { takes: PasskeyAnswer; gives: Me };
  /** Public tables that are open or being played. */
  "GET /api/tables": { takes: null; gives: TableList };
  /** Make a table. */
  "POST /api/tables": { takes: NewTable; gives: Made };
  /** Public games that came to their end, those first that did so last; `before` pages on. */
  "GET /api/tables/finished": { takes: null; gives: TableList };
  /** The whole table, as a socket's first message. */
  "GET /api/tables/{table}": { takes: null; gives: Whole };
  /** End a game that nobody else plays. */
  "POST /api/tables/{table}/abandon": { takes: null; gives: TableView };
  /** What each decision of a game that has ended gave away: `from` to `to`, counted from 0, so many at once as are allowed. */
  "GET /api/tables/{table}/analysis": { takes: null; gives: AnalysisPart };
  /** Put a bot on an open, own or deserted seat. */
  "POST /api/tables/{table}/bot": { takes: PutBot; gives: TableView };
  /** What if: a new table that goes on from a position of a game that has ended. */
  "POST /api/tables/{table}/branch": { takes: Branch; gives: Made };
  /** What to play here: while a game goes on, only where nobody plays against you. `move` is the place in the list of legal moves. */
  "POST /api/tables/{table}/hint": { takes: HintPlease; gives: Hint };
  /** What a link that lets friends in says as its key, for those who sit there or made the table: also on a device that never had the first one. */
  "POST /api/tables/{table}/invitation": { takes: null; gives: Share };
  /** Sit down, or come back. With a seat's secret, that seat; else an open one. */
  "POST /api/tables/{table}/join": { takes: Join; gives: TableView };
  /** Leave your seats. */
  "POST /api/tables/{table}/leave": { takes: null; gives: TableView };
  /** What the table showed after `from` to `to` decisions, so many at once as are allowed. */
  "GET /api/tables/{table}/positions": { takes: null; gives: PositionList };
  /** The record, when the game has ended: it tells the deal. */
  "GET /api/tables/{table}/record": { takes: null; gives: string };
  /** The same people, a fresh deal. */
  "POST /api/tables/{table}/rematch": { takes: null; gives: TableView };
  /** Every decision of a game so far, with the scores after it. */
  "GET /api/tables/{table}/replay": { takes: null; gives: Replay };
  /** A secret that gives away an own seat, or an open one of an own table. */
  "POST /api/tables/{table}/seats/{seat}/link": { takes: null; gives: SeatLink };
  /** What a link to a game that has ended needs as its key, also for a private one. */
  "POST /api/tables/{table}/share": { takes: null; gives: Share };
  /** Begin, when no seat is open. */
  "POST /api/tables/{table}/start": { takes: null; gives: TableView };
  /** Is the server well, and does its store answer? */
  "GET /healthz": { takes: null; gives: Health };
  /** Figures for Prometheus. */
  "GET /metrics": { takes: null; gives: string };
}
