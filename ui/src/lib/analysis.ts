/** What an analysis of a game says as a whole: how every seat stood, and what cost most. */

import type { AssessedMove } from '../api/types';

/** Values are told by the hundred: alone as points, else 50 is level and 100 as good as won. */
const HUNDRED = 100;

export function byTheHundred(value: number): number {
  return HUNDRED * value;
}

/** What rounds to nothing is not worth a word: searches are not that exact. */
export function costs(one: AssessedMove): boolean {
  return one.cost >= 0.05;
}

/** How every seat stood after every decision; before the first as after it. */
export function standing(decisions: readonly AssessedMove[]): number[][] {
  const rows = decisions.map((one) => one.values.map(byTheHundred));
  return rows.slice(0, 1).concat(rows);
}

export interface Tally {
  readonly decisions: number;
  /** As a search would have decided. */
  readonly same: number;
  /** Points given away. */
  readonly given: number;
}

/** What every seat gave away in all, where it had a choice. */
export function tally(decisions: readonly AssessedMove[], seats: number): Tally[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((one) => one.seat === seat && !one.forced);
    const given = own.reduce((sum, one) => sum + one.cost, 0);
    return { decisions: own.length, same: own.filter((one) => one.text === one.better).length, given };
  });
}

/** The decisions that gave most away, the dearest first; none that cost next to nothing. */
export function dearest(decisions: readonly AssessedMove[], count = 5): AssessedMove[] {
  return decisions
    .filter(costs)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count);
}
