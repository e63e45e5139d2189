/** Turns an aid into text: the server sends keys and values, the catalogues have the texts. */

import type { Aid } from '../api/types';
import type { Language } from '../texts/made';

export type Value = Aid['sections'][number]['tables'][number]['columns'][number];
export type Cell = Aid['sections'][number]['tables'][number]['rows'][number][number];
export type Table = Aid['sections'][number]['tables'][number];
type Of<K extends string> = Extract<Value, { kind: K }>;
type Arguments = Readonly<Record<string, string | number>>;

/** The texts of a game's aid in one language, made from its catalogue. */
export interface AidTexts {
  readonly texts: Readonly<Record<string, (values: Arguments) => string>>;
  /** By list and word, such as 'Half.blade'. */
  readonly words: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, (count: number) => string>>;
  /** Names of the box by kind and name, such as 'monument:Forum'. */
  readonly names: Readonly<Record<string, string>>;
  readonly joins: Readonly<Record<Of<'list'>['join'], (items: string[]) => string>>;
}

/** What an edition replaces. */
export type Replaced = Pick<AidTexts, 'texts' | 'words' | 'amounts'>;

interface Made {
  readonly aid: AidTexts;
  readonly editions: Readonly<Record<string, Replaced>>;
}

const FILES = import.meta.glob<Made>('../texts/made/*/aid.*.ts');
const TITLES = [...new Set(Object.keys(FILES).map((file) => file.split('/').at(-2) ?? ''))];

/** Load the texts of a game: 'magna-roma-draft' is the edition 'draft' of 'magna-roma'. */
export async function textsOf(game: string, language: Language): Promise<AidTexts> {
  const title = TITLES.find((name) => game === name || game.startsWith(`${name}-`)) ?? game;
  const load = FILES[`../texts/made/${title}/aid.${language}.ts`];
  if (!load) throw new Error(`no player aid of ${game} in ${language}`);
  const { aid, editions } = await load();
  return ofEdition(aid, editions[game.slice(title.length + 1)]);
}

export function ofEdition(aid: AidTexts, replaced: Replaced | undefined): AidTexts {
  if (!replaced) return aid;
  return {
    ...aid,
    texts: { ...aid.texts, ...replaced.texts },
    words: { ...aid.words, ...replaced.words },
    amounts: { ...aid.amounts, ...replaced.amounts },
  };
}

/** The text of a key; a key that this page does not know is shown itself. */
export function textOf(key: string, values: Readonly<Record<string, Value>>, texts: AidTexts): string {
  const shown = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : show(value, texts)]);
  return texts.texts[key]?.(Object.fromEntries(shown)) ?? key;
}

export function show(value: Value, texts: AidTexts): string {
  if (typeof value === 'number') return String(value).replace('-', '−');
  switch (value.kind) {
    case 'word': return texts.words[`${value.of}.${value.word}`] ?? value.word;
    case 'name': return texts.names[`${value.of}:${value.name}`] ?? value.name;
    case 'sign': return value.sign;
    case 'text': return textOf(value.key, value.values, texts);
    case 'list': return texts.joins[value.join](value.values.map((one) => show(one, texts)));
    case 'amount': return texts.amounts[value.word]?.(value.amount) ?? `${value.amount} ${value.word}`;
  }
}

/** Stands for an item while a list is joined: a character that no text has. */
const ITEM = '\uE000';

/** What stands before the first item of a list, between its items, and after the last. */
export function between(list: Of<'list'>, texts: AidTexts): string[] {
  return texts.joins[list.join](list.values.map(() => ITEM)).split(ITEM);
}

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
