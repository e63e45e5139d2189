/** Keys of private tables that this browser made or was invited to, and links that open them. */

import { store } from './store';

export function keepKey(table: string, key: string | null): void {
  if (key) store.set(`key.${table}`, key);
}

export function keyOf(table: string): string {
  return store.get(`key.${table}`) ?? '';
}

/** As a query: nothing for a public table. */
export function keyed(table: string): Record<string, string> {
  const key = keyOf(table);
  return key ? { key } : {};
}

/** The link that lets a friend in. */
export function tableLink(table: string): string {
  const key = keyOf(table);
  return `${location.origin}/table/${table}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}
