/** Turns an aid into sentences: the server sends keys and values, the words lie in words/aid. */

import type { Aid } from '../api/types';
import { plural } from '../words/phrases';
import type { Language } from '../words/words.svelte';

export type Value = Aid['sections'][number]['tables'][number]['columns'][number];
export type Cell = Aid['sections'][number]['tables'][number]['rows'][number][number];
export type Table = Aid['sections'][number]['tables'][number];

export interface AidTexts {
  readonly sentences: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  /** One of it, and several. */
  readonly amounts: Readonly<Record<string, readonly string[]>>;
}

const FILES = import.meta.glob<{ default: AidTexts }>('../words/aid/*.json');

/** An edition has the texts of its title, replaced where it has its own. */
export async function textsOf(game: string, language: Language, title = 'magna-roma'): Promise<AidTexts> {
  const names = game.startsWith(`${title}-`) ? [title, game] : [game];
  const files = await Promise.all(names.map((name) => FILES[`../words/aid/${name}.${language}.json`]?.()));
  return merged(files.flatMap((file) => (file ? [file.default] : [])));
}

export function merged(files: readonly AidTexts[]): AidTexts {
  return {
    sentences: Object.assign({}, ...files.map((file) => file.sentences)),
    words: Object.assign({}, ...files.map((file) => file.words)),
    amounts: Object.assign({}, ...files.map((file) => file.amounts)),
  };
}

const JOINTS: Record<Language, Record<string, string>> = {
  en: { and: ' and ', or: ' or ', plus: ' + ', slash: '/', comma: ', ' },
  de: { and: ' und ', or: ' oder ', plus: ' + ', slash: '/', comma: ', ' },
};

/** What a value needs to become words: a name is translated where the page knows it. */
export interface Telling {
  readonly texts: AidTexts;
  readonly language: Language;
  name(name: string): string;
}

/** A sentence by its key; a key without words is shown itself. */
export function sentence(key: string, values: Readonly<Record<string, Value>>, telling: Telling): string {
  const text = telling.texts.sentences[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    return value === undefined ? gap : told(value, telling);
  });
}

export function told(value: Value, telling: Telling): string {
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (value.kind === 'word') return telling.texts.words[value.word] ?? value.word;
  if (value.kind === 'name') return telling.name(value.name);
  if (value.kind === 'sign') return value.sign;
  if (value.kind === 'text') return sentence(value.key, value.values, telling);
  if (value.kind === 'list') return value.values.map((one) => told(one, telling)).join(joint(value.join, telling));
  const [one = value.word, many = value.word] = telling.texts.amounts[value.word] ?? [];
  return plural(value.amount, one, many);
}

export const joint = (join: string, telling: Telling): string => JOINTS[telling.language][join] ?? ' ';

/** Letters stand for halves and categories in the terminal only: here these are drawn. */
const TERMINAL_TABLES = new Set(['categories', 'halves']);
const TERMINAL_COLUMNS = new Set(['letter', 'letters']);

/** A table without what only the terminal needs. */
export function forPage(table: Table): Table | null {
  if (TERMINAL_TABLES.has(table.key)) return null;
  const kept = table.columns.map((column) => typeof column === 'number' || column.kind !== 'text' || !TERMINAL_COLUMNS.has(column.key));
  const keep = <T>(row: readonly T[]): T[] => row.filter((_, at) => kept[at]);
  return { ...table, columns: keep(table.columns), rows: table.rows.map(keep) };
}
