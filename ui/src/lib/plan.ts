/** A game somebody is about to begin, and the table it asks the server for. */

import type { GameView, NewClock, NewSeat, NewTable } from '../api/types';

export type Mode = 'bots' | 'solo' | 'friends' | 'screen';
export type Pace = 'none' | 'quick' | 'days';

export interface Plan {
  readonly game: string;
  readonly mode: Mode;
  /** How many sit there besides me. */
  readonly others: number;
  readonly bot: string;
  readonly pace: Pace;
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

/** Options that matter: solo levels only alone. */
export function optionsFor(game: GameView, mode: Mode): GameView['options'] {
  return game.options.filter((option) => option.name !== 'level' || mode === 'solo');
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
  const known = optionsFor(game, plan.mode).map((option) => option.name);
  const options = Object.fromEntries(Object.entries(plan.options).filter(([option]) => known.includes(option)));
  return {
    game: plan.game,
    seats: seatsOf(plan, name),
    options,
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
