/** A line of the log in sentences: what was told, else its text, else what its kind means. */

import type { LogEntry } from '../api/types';
import { t, tell } from './words.svelte';

const SEAT = /\b(?:seat|Sitz) (\d)\b/g;
const ORDER = /\b(seats|Sitze) (in the order|in der Reihenfolge) ([\d, ]+)$/;

/** 'seat 2 starts' by the name of whoever sits there. */
export function withNames(sentence: string, names: readonly string[]): string {
  const nameOf = (seat: string): string => names[Number(seat) - 1] ?? '';
  return sentence
    .replace(SEAT, (all, seat: string) => nameOf(seat) || all)
    .replace(ORDER, (all, _, how: string, seats: string) => {
      const found = seats.split(', ').map(nameOf);
      return found.every(Boolean) ? `${how} ${found.join(', ')}` : all;
    });
}

/** Does a line begin with what its seat did? 'seat 2 starts' tells of others. */
export function isByMover(line: LogEntry): boolean {
  return line.seat >= 0 && line.kind !== 'seat' && line.kind !== 'bot' && !/^(?:seat \d|nobody|round \d|the )/.test(line.told[0] ?? '');
}

export function sentencesOf(line: LogEntry, names: readonly string[]): string[] {
  if (line.told.length > 0) return line.told.map((told) => withNames(tell(told), names));
  return [line.text ? withNames(tell(line.text), names) : t().log[line.kind]];
}
