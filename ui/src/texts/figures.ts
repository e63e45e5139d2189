/** Numbers in the format of the page's language. */

import { language } from './language.svelte';

/** With one digit after the point. */
export function figure(value: number): string {
  return value.toLocaleString(language.now, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function percent(share: number): string {
  return share.toLocaleString(language.now, { style: 'percent', maximumFractionDigits: 0 });
}
