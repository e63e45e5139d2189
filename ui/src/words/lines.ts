/** A line of the log in sentences: what was told, else its text, else what its kind means. */

import type { Line } from '../api/types';
import { t, tell } from './words.svelte';

export function sentencesOf(line: Line): string[] {
  if (line.told.length > 0) return line.told.map(tell);
  return [line.text ? tell(line.text) : t().log[line.kind]];
}
