/** A log entry in sentences: its events, else its text, else what its kind means. */

import type { LogEntry, Step } from '../api/types';
import { gameText, isByMover } from '../texts/game.svelte';
import { t, tell } from './words.svelte';

/** Does an entry begin with the name of its seat? Events of the table, such as a new round, do not. */
export function beginsWithName(entry: LogEntry): boolean {
  const [first] = entry.events;
  return entry.seat >= 0 && entry.kind !== 'seat' && entry.kind !== 'bot' && (!first || isByMover(first));
}

export function sentencesOf(entry: LogEntry, names: readonly string[]): string[] {
  if (entry.events.length > 0) return entry.events.map((event) => gameText.event(event, names));
  return [entry.text ? tell(entry.text) : t().log[entry.kind]];
}

/** A decision of a replay: its events, else the move. */
export function stepText(step: Step, names: readonly string[]): string {
  if (step.events.length === 0) return gameText.move(step.move, names);
  return step.events.map((event) => gameText.event(event, names)).join('; ');
}
