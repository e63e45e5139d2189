/** What an analysis of a game says as a whole: how every seat stood, and what cost most. */

import type { Judged } from '../api/types';

/** Values are told by the hundred: alone as points, else 50 is level and 100 as good as won. */
const HUNDRED = 100;

export function byTheHundred(value: number): number {
  return HUNDRED * value;
}

/** What rounds to nothing is not worth a word: searches are not that exact. */
export function costs(one: Judged): boolean {
  return one.cost >= 0.05;
}

/** How every seat stood from the deal on: as it was worth after its last decision, and before its
 * first as the best it could have done then. */
export function standing(decisions: readonly Judged[], seats: number): number[][] {
  const first = (seat: number): number => byTheHundred(decisions.find((one) => one.seat === seat)?.best ?? 0);
  const rows = [Array.from({ length: seats }, (_, seat) => first(seat))];
  for (const one of decisions) {
    rows.push((rows.at(-1) ?? []).with(one.seat, byTheHundred(one.value)));
  }
  return rows;
}

export interface Tally {
  readonly decisions: number;
  /** As a search would have decided. */
  readonly same: number;
  /** Points given away. */
  readonly given: number;
}

/** What every seat gave away in all. */
export function tally(decisions: readonly Judged[], seats: number): Tally[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((one) => one.seat === seat);
    const given = own.reduce((sum, one) => sum + one.cost, 0);
    return { decisions: own.length, same: own.filter((one) => one.text === one.better).length, given };
  });
}

/** The decisions that gave most away, the dearest first; none that cost next to nothing. */
export function dearest(decisions: readonly Judged[], count = 5): Judged[] {
  return decisions
    .filter(costs)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count);
}
