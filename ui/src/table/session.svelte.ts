/** A table that somebody looks at: what is known of it, what is pointed at, what can be done. */

import { API, type FromServer, type GamePreview, type GameReason } from '../api/types';
import type { Ghost, Seated } from '../lib/board';
import { ask } from '../lib/calls';
import * as chooser from '../lib/chooser';
import { reloadOnce } from '../lib/reload';
import { shapeOf } from '../lib/seats.svelte';
import { settings } from '../lib/settings.svelte';
import { Lost, TableSocket, type Closed, type Door, type Question } from '../lib/socket';
import { choices, said, update, whole, withOlder, type Applied, type Known } from '../lib/table';
import { refusalText } from '../texts/app';
import { knows } from '../texts/game.svelte';
import { seatNames } from '../texts/names';
import { Advice } from './advice.svelte';
import { sentenceOf } from './doing.svelte';

/** Why something was refused: a text, or the reasons against a move. */
export interface Notice {
  readonly text: string;
  readonly reasons: readonly GameReason[];
}

const NOWHERE: ReadonlySet<string> = new Set();
/** How many of the last log entries are checked for unknown events. */
const RECENT = 20;

function tableDoor(id: string, key: string): Door {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${query}`);
}

function ghostOf(choice: chooser.Choice): Ghost {
  return { move: choice.move, targets: new Set(choice.targets) };
}

export class Session {
  known = $state.raw<Known | null>(null);
  isOpen = $state(false);
  /** The server closed the socket for good, and why. */
  closed = $state.raw<Closed | null>(null);
  chosen = $state.raw<chooser.Chosen>(chooser.NOTHING);
  /** A move taken in hand as a whole, rather than by pointing at what it is made of. */
  taken = $state<number | null>(null);
  hovered = $state<string | null>(null);
  pointed = $state.raw(NOWHERE);
  pointedSeat = $state(-1);
  notice = $state.raw<Notice | null>(null);
  /** The position for which a choice is on its way; a newer one is free again. */
  private acting = $state(-1);
  private previews = $state.raw<{ number: number; list: readonly GamePreview[] } | null>(null);
  private asking = -1;
  readonly advice: Advice;
  private readonly socket: TableSocket;

  private loadingOlder = false;

  constructor(private readonly id: string, private readonly key: string, opened: () => Door = () => tableDoor(id, key)) {
    this.socket = new TableSocket(opened, {
      heard: (message) => this.heard(message),
      line: (open, closed) => {
        this.isOpen = open;
        this.closed = closed ?? null;
      },
    });
    const query = key ? { key } : {};
    this.advice = new Advice(
      () => this.position?.number ?? -1,
      (number) => ask('POST /api/tables/{table}/hint', { path: { table: id }, query, body: { number } }),
    );
  }

  // -- what is known -----------------------------------------------------------------------------

  readonly position = $derived(this.known?.position ?? null);
  readonly table = $derived(this.known?.table ?? null);
  readonly you = $derived(this.known?.you ?? []);
  readonly moves = $derived(choices(this.position));
  readonly playing = $derived(this.table?.status === 'playing');
  readonly busy = $derived(this.acting === this.position?.number);
  readonly turn = $derived(this.playing ? (this.position?.seat ?? -1) : -1);
  readonly mine = $derived(this.turn >= 0 && this.you.includes(this.turn));
  readonly names = $derived(seatNames(this.table?.seats ?? []));
  readonly seats = $derived.by((): Seated[] =>
    (this.table?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: this.names[seat.seat] ?? seat.name,
      shape: shapeOf(seat.seat),
      you: this.you.includes(seat.seat),
      bot: seat.bot,
      away: seat.away,
      open: seat.is_open,
    })),
  );

  /** Nobody plays against us: only bots, or seats that are ours as well. */
  readonly alone = $derived(this.you.length > 0 && this.seats.every((seat) => seat.you || seat.bot !== null));

  /** The server has another version of the messages, and reloading did not help. */
  private otherVersion = $state(false);

  /** The server sends what this page does not know: it must be reloaded. */
  readonly outdated = $derived(
    this.otherVersion || (this.known?.lines ?? []).slice(-RECENT).some((line) => line.events.some((event) => !knows('event', event))),
  );

  // -- what can be pointed at --------------------------------------------------------------------

  readonly inHand = $derived(this.chosen.length > 0 || this.taken !== null);
  private readonly offered = $derived(this.mine ? this.moves : []);
  readonly lit = $derived(chooser.lit(this.offered, this.chosen));
  readonly possible = $derived(chooser.possible(this.offered));
  readonly chosenSet = $derived(new Set(this.chosen));
  readonly plain = $derived(chooser.plain(this.offered));
  readonly ready = $derived(this.taken ?? chooser.ready(this.offered, this.chosen));
  readonly turnings = $derived(chooser.turnings(this.offered, this.chosen));
  /** The move to draw: the one that is pointed at now, else the one that is ready. */
  readonly shown = $derived.by((): number | null => {
    if (this.hovered === null || !this.possible.has(this.hovered)) return this.ready;
    if (this.chosenSet.has(this.hovered)) return this.ready;
    return chooser.ready(this.offered, chooser.choose(this.offered, this.chosen, this.hovered));
  });
  readonly ghost = $derived.by((): Ghost | null => {
    const move = this.shown === null ? undefined : this.offered[this.shown];
    return move ? ghostOf(move) : null;
  });
  readonly preview = $derived.by((): GamePreview | null => {
    if (this.shown === null || this.previews?.number !== this.position?.number) return null;
    return this.previews?.list[this.shown] ?? null;
  });

  /** Point at something. A second time at what is ready plays it, as does the first where nothing
   * is to be confirmed. */
  choose(target: string, atOnce?: (move: Ghost) => boolean): void {
    this.notice = null;
    this.taken = null;
    const again = this.chosenSet.has(target);
    this.chosen = chooser.choose(this.offered, this.chosen, target);
    this.wantPreviews();
    const move = this.ready === null || this.turnings.length > 1 ? undefined : this.offered[this.ready];
    if (!move) return;
    if (!settings.confirm || again || atOnce?.(ghostOf(move))) void this.commit();
  }

  /** Take a move in hand, as if all of it were pointed at; it is not played yet. */
  take(place: number): void {
    this.clear();
    this.chosen = this.offered[place]?.targets ?? chooser.NOTHING;
    this.taken = place;
    this.wantPreviews();
  }

  hover(target: string | null): void {
    this.hovered = target;
    if (target !== null) this.wantPreviews();
  }

  /** Mark targets on the board: those of a seat, or of the seat that decides. */
  point(targets: Iterable<string>, seat = -1): void {
    const wanted = new Set(targets);
    this.pointed = wanted.size > 0 ? wanted : NOWHERE;
    this.pointedSeat = seat;
  }

  turnBy(steps: number): void {
    const turned = chooser.cycle(this.offered, this.chosen, steps);
    if (turned !== this.chosen) this.taken = null;
    this.chosen = turned;
  }

  clear(): void {
    this.chosen = chooser.NOTHING;
    this.taken = null;
    this.hovered = null;
    this.notice = null;
  }

  previewOf(place: number): GamePreview | null {
    return this.previews?.number === this.position?.number ? (this.previews?.list[place] ?? null) : null;
  }

  /** Asked for once per position, when somebody first looks. */
  wantPreviews(): void {
    const number = this.position?.number;
    if (number === undefined || this.asking === number || !this.mine) return;
    this.asking = number;
    void this.asked({ kind: 'previews', number }).then((answer) => {
      if (answer?.kind === 'previews') this.previews = { number: answer.number, list: answer.previews };
      else if (this.asking === number) this.asking = -1;
    });
  }

  // -- what can be done --------------------------------------------------------------------------

  async commit(): Promise<void> {
    if (this.ready !== null) await this.play(this.ready);
  }

  async play(move: number): Promise<void> {
    if (this.busy || !this.position) return;
    await this.act({ kind: 'choose', number: this.position.number, move });
  }

  undo(turn: boolean): Promise<void> {
    return this.act({ kind: 'undo', number: this.position?.number ?? 0, turn });
  }

  redo(): Promise<void> {
    return this.act({ kind: 'redo', number: this.position?.number ?? 0 });
  }

  answer(agree: boolean): Promise<void> {
    return this.act({ kind: 'answer', number: this.position?.number ?? 0, agree });
  }

  /** To the seat that was left, as long as nobody else has it. */
  async comeBack(): Promise<void> {
    const table = this.table?.id ?? '';
    try {
      await ask('POST /api/tables/{table}/join', { path: { table }, body: {} });
    } catch (error) {
      this.notice = { text: sentenceOf(error), reasons: [] };
    }
  }

  private async act(question: Question): Promise<void> {
    const number = this.position?.number ?? -1;
    this.acting = number;
    this.notice = null;
    const answer = await this.asked(question);
    if (this.acting === number) this.acting = -1;
    if (answer?.kind === 'refused') this.notice = { text: refusalText(answer.why, this.names), reasons: [] };
  }

  async askWhy(text: string): Promise<void> {
    const answer = await this.asked({ kind: 'why_not', text });
    if (answer?.kind !== 'reasons' || answer.reasons.length === 0) return;
    this.notice = { text: '', reasons: answer.reasons };
  }

  /** False when it could not be said: the words stay where they were written. */
  async say(text: string): Promise<string> {
    const answer = await this.asked({ kind: 'say', text });
    if (answer === null) return 'lost';
    return answer.kind === 'refused' ? refusalText(answer.why, this.names) : '';
  }

  private async asked(question: Question): Promise<Awaited<ReturnType<TableSocket['ask']>> | null> {
    try {
      return await this.socket.ask(question);
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }

  /** Load older entries of the log. */
  async loadOlder(): Promise<void> {
    const first = this.known?.lines[0]?.number ?? 1;
    if (first <= 1 || this.loadingOlder) return;
    this.loadingOlder = true;
    try {
      const query = { before: first, ...(this.key ? { key: this.key } : {}) };
      const { lines } = await ask('GET /api/tables/{table}/log', { path: { table: this.id }, query });
      if (this.known) this.known = withOlder(this.known, lines);
    } catch (error) {
      this.notice = { text: sentenceOf(error), reasons: [] };
    } finally {
      this.loadingOlder = false;
    }
  }

  hurry(): void {
    this.socket.hurry();
  }

  close(): void {
    this.socket.close();
  }

  // -- what the server tells ---------------------------------------------------------------------

  private heard(message: FromServer): void {
    if (message.kind === 'table' && message.api !== API) {
      if (reloadOnce(message.api)) return;
      this.otherVersion = true;
    }
    if (message.kind === 'table') this.apply(whole(message, Date.now(), this.known));
    else if (message.kind === 'update' && this.known) this.apply(update(this.known, message, Date.now()));
    else if (message.kind === 'said' && this.known) this.apply(said(this.known, message));
  }

  private apply(next: Applied): void {
    if (next === 'gap') {
      this.socket.tell({ kind: 'refresh' });
      return;
    }
    const moved = next.position?.number !== this.known?.position?.number;
    this.known = next;
    if (!moved) return;
    this.clear();
    this.pointed = NOWHERE;
  }
}
