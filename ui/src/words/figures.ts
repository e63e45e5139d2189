/** Numbers as the language writes them. */

import { language } from './words.svelte';

/** With one digit after the point. */
export function figure(value: number): string {
  return value.toLocaleString(language.now, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function percent(share: number): string {
  return share.toLocaleString(language.now, { style: 'percent', maximumFractionDigits: 0 });
}
