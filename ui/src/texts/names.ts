/** Names of people and bots at a table: bots by their level, numbered if several have the same level. */

import type { SeatView } from '../api/types';
import { t } from './language.svelte';

const NUMBERS = ['I', 'II', 'III', 'IV'];

/** The name of a person is shown as it is and never looked up. */
function nameOf(seat: SeatView): string {
  if (seat.bot === null) return seat.name;
  return (t().bots as Record<string, string>)[seat.bot] ?? seat.name;
}

export function seatNames(seats: readonly SeatView[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, at) => {
    const alike = names.filter((other, where) => other === name && seats[where]?.bot !== null);
    if (seats[at]?.bot === null || alike.length < 2) return name;
    const before = names.filter((other, where) => where < at && other === name && seats[where]?.bot !== null);
    return `${name} ${NUMBERS[before.length] ?? before.length + 1}`;
  });
}
