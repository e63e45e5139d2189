/** A log entry in sentences: its events, its fact, or the meaning of its kind. */

import type { LogEntry, Step } from '../api/types';
import { houseText } from './app';
import { gameText, isByMover } from './game.svelte';
import { t } from './language.svelte';

/** Does an entry begin with the name of its seat? Events of the table, such as a new round, do not. */
export function beginsWithName(entry: LogEntry): boolean {
  const [first] = entry.events;
  return entry.seat >= 0 && entry.kind !== 'seat' && entry.kind !== 'bot' && (!first || isByMover(first));
}

export function sentencesOf(entry: LogEntry, names: readonly string[]): string[] {
  if (entry.events.length > 0) return entry.events.map((event) => gameText.event(event, names));
  return [entry.fact ? houseText(entry.fact) : t().log[entry.kind]];
}

/** A decision of a replay: its events, else the move. */
export function stepText(step: Step, names: readonly string[]): string {
  if (step.events.length === 0) return gameText.move(step.move, names);
  return step.events.map((event) => gameText.event(event, names)).join('; ');
}
