/** A game somebody is about to begin, and the table it asks the server for. */

import type { BoxView, GameView, NewClock, NewSeat, NewTable, OptionView } from '../api/types';

export type Mode = 'bots' | 'solo' | 'friends' | 'screen';
export type Pace = 'none' | 'quick' | 'days';

export interface Plan {
  readonly game: string;
  readonly mode: Mode;
  /** How many sit there besides me. */
  readonly others: number;
  readonly bot: string;
  readonly pace: Pace;
  /** The name of a box; empty for the usual one. */
  readonly box?: string;
  readonly options: Readonly<Record<string, string>>;
}

const CLOCKS: Record<Pace, NewClock> = {
  none: {},
  quick: { per: 'game', seconds: 600, increment: 20 },
  days: { per: 'turn', seconds: 2 * 24 * 3600 },
};

/** How many others a game has room for in a mode. */
export function roomFor(game: GameView, mode: Mode): number[] {
  if (mode === 'solo') return game.players.includes(1) ? [0] : [];
  return game.players.filter((count) => count > 1).map((count) => count - 1);
}

/** How many seats the table has. */
export function seatCount(plan: Pick<Plan, 'mode' | 'others'>): number {
  return plan.mode === 'solo' ? 1 : plan.others + 1;
}

/** Options that matter at a table with this many seats: solo levels only alone, a seat's options only where the seat
 * exists, and a choice between seats only where there are several. */
export function optionsFor(game: GameView, mode: Mode, seats: number): OptionView[] {
  return game.options
    .filter((option) => (option.name !== 'level' || mode === 'solo') && option.seat <= seats && (!option.of_seats || seats > 1))
    .map((option) => (option.of_seats ? { ...option, values: seatValues(option, seats) } : option));
}

function seatValues(option: OptionView, seats: number): string[] {
  return option.values.filter((value) => value === option.default || Number(value) <= seats);
}

/** 'colour-2' belongs to the group 'colour': the same choice for each seat, each value once. */
export function groupOf(option: OptionView): string {
  return option.seat > 0 ? option.name.replace(/-\d+$/, '') : option.name;
}

/** Values of an option that another seat has chosen. */
export function takenFor(option: OptionView, options: readonly OptionView[], chosen: Readonly<Record<string, string>>): Set<string> {
  const others = options.filter((one) => one.seat > 0 && one.seat !== option.seat && groupOf(one) === groupOf(option));
  return new Set(others.map((one) => chosen[one.name] ?? one.default).filter((value) => value !== option.default));
}

/** What is sent: chosen values of options that the table has. */
function sentOptions(options: readonly OptionView[], chosen: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(options.flatMap((option) => {
    const value = chosen[option.name];
    return value !== undefined && option.values.includes(value) ? [[option.name, value]] : [];
  }));
}

/** The boxes that newcomers may choose from, the usual one first. */
export function boxesFor(game: GameView): BoxView[] {
  return game.boxes.filter((box) => !box.retired);
}

/** A title's editions: the title itself and the games named after it. */
export function editionsOf(games: readonly GameView[], title: string): GameView[] {
  return games.filter((game) => game.game === title || game.game.startsWith(`${title}-`));
}

export function titlesOf(games: readonly GameView[]): GameView[] {
  return games.filter((game) => !games.some((other) => game.game.startsWith(`${other.game}-`)));
}

function seatsOf(plan: Plan, name: (seat: number) => string): NewSeat[] {
  const other = (at: number): NewSeat => {
    if (plan.mode === 'bots') return { who: 'bot', bot: plan.bot };
    return plan.mode === 'screen' ? { who: 'me', name: name(at + 1) } : { who: 'open' };
  };
  const me: NewSeat = plan.mode === 'screen' ? { who: 'me', name: name(0) } : { who: 'me' };
  return [me, ...Array.from({ length: plan.mode === 'solo' ? 0 : plan.others }, (_, at) => other(at))];
}

/** Games with friends are for those who have the link. */
export function tableFor(plan: Plan, game: GameView, name: (seat: number) => string): NewTable {
  return {
    game: plan.game,
    seats: seatsOf(plan, name),
    ...(plan.box ? { box: plan.box } : {}),
    options: sentOptions(optionsFor(game, plan.mode, seatCount(plan)), plan.options),
    clock: CLOCKS[plan.pace],
    private: plan.mode !== 'bots' && plan.mode !== 'solo',
  };
}

/** The table and key of an invitation: a link, or the bare id. */
export function invitation(text: string): string | null {
  const link = /\/table\/([\w-]+)(\?[^\s#]*)?/.exec(text);
  if (link) return `/table/${link[1]}${link[2] ?? ''}`;
  return /^[\w-]{6,40}$/.test(text.trim()) ? `/table/${text.trim()}` : null;
}
