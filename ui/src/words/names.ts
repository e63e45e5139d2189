/** Names of people and bots at a table: bots by their level, numbered if several have the same level. */

import type { SeatView } from '../api/types';
import { t } from '../texts/language.svelte';

const NUMBERS = ['I', 'II', 'III', 'IV'];

/** Names that the server gives to people without a name. */
const NAMELESS = /^(?:Seat (\d)|Guest)$/;

function called(seat: SeatView): string {
  const nameless = NAMELESS.exec(seat.name);
  if (nameless) return nameless[1] ? t().start.seatName({ number: nameless[1] }) : t().table.guest;
  if (seat.bot === null) return seat.name;
  return (t().bots as Record<string, string>)[seat.bot] ?? seat.name;
}

export function seatNames(seats: readonly SeatView[]): string[] {
  const names = seats.map(called);
  return names.map((name, at) => {
    const alike = names.filter((other, where) => other === name && seats[where]?.bot !== null);
    if (seats[at]?.bot === null || alike.length < 2) return name;
    const before = names.filter((other, where) => where < at && other === name && seats[where]?.bot !== null);
    return `${name} ${NUMBERS[before.length] ?? before.length + 1}`;
  });
}
