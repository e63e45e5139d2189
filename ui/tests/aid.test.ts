import { describe, expect, test } from 'vitest';
import { between, forPage, ofEdition, show, textOf, textsOf, type AidTexts, type Value } from '../src/aid/texts';

const joined = (word: string) => (items: string[]): string => [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(word);
const texts: AidTexts = {
  texts: { 'turn.reserve': (v) => `Up to ${String(v.reach)} tiles for ${String(v.pay)}.`, each: () => 'for each' },
  words: { 'Half.blade': 'blade' },
  amounts: { legions: (count) => (count === 1 ? '1 legion' : `${count} legions`) },
  names: { 'monument:Baths': 'Bäder' },
  joins: { and: joined(' and '), or: joined(' or '), plus: (items) => items.join(' + '), slash: (items) => items.join('/'), comma: (items) => items.join(', ') },
};
const legions = (amount: number): Value => ({ kind: 'amount', amount, word: 'legions' });

describe('values as text', () => {
  test('an amount has plural forms', () => {
    expect(show(legions(1), texts)).toBe('1 legion');
    expect(show(legions(2), texts)).toBe('2 legions');
  });

  test('a text gets its arguments', () => {
    expect(textOf('turn.reserve', { reach: 2, pay: legions(3) }, texts)).toBe('Up to 2 tiles for 3 legions.');
  });

  test('a list is joined by the texts of the language', () => {
    const list = { kind: 'list' as const, join: 'or' as const, values: [legions(1), { kind: 'word' as const, of: 'Half', word: 'blade' }] };
    expect(show(list, texts)).toBe('1 legion or blade');
    expect(between(list, texts)).toEqual(['', ' or ', '']);
  });

  test('a name of the box is translated where its kind and name are known', () => {
    expect(show({ kind: 'name', of: 'monument', name: 'Baths' }, texts)).toBe('Bäder');
    expect(show({ kind: 'name', of: 'motto', name: 'Baths' }, texts)).toBe('Baths');
  });

  test('what an older page does not know is shown by its key', () => {
    expect(textOf('turn.new', {}, texts)).toBe('turn.new');
    expect(show({ kind: 'word', of: 'Half', word: 'trident' }, texts)).toBe('trident');
    expect(show({ kind: 'amount', amount: 2, word: 'ships' }, texts)).toBe('2 ships');
  });

  test('a negative number has a minus sign', () => {
    expect(show(-2, texts)).toBe('−2');
  });
});

test('an edition replaces texts of its title and keeps the rest', () => {
  const edition = ofEdition(texts, { texts: { each: () => 'per' }, words: {}, amounts: { legions: (count) => `${count} armies` } });
  expect(textOf('each', {}, edition)).toBe('per');
  expect(show(legions(2), edition)).toBe('2 armies');
  expect(show({ kind: 'word', of: 'Half', word: 'blade' }, edition)).toBe('blade');
});

test.each([
  ['magna-roma', 'en', 'Dashboard', '2 legions'],
  ['magna-roma', 'de', 'Stadttafel', '2 Legionen'],
  ['magna-roma-draft', 'en', 'Neighborhoods board', '2 armies'],
  ['magna-roma-draft', 'de', 'Viertel-Tafel', '2 Armeen'],
] as const)('the texts of %s in %s are loaded', async (game, language, dashboard, armies) => {
  const loaded = await textsOf(game, language);
  expect(textOf('section.dashboard', {}, loaded)).toBe(dashboard);
  expect(show(legions(2), loaded)).toBe(armies);
});

test('a game without an aid is an error', async () => {
  await expect(textsOf('chess', 'en')).rejects.toThrow('no player aid of chess in en');
});

test('letters of the terminal are not shown on the page', () => {
  const column = (key: string): Value => ({ kind: 'text', key, values: {} });
  const cell = (value: number) => ({ value, mark: 'rule' as const });
  const table = { key: 'symbols', across: false, columns: [column('symbol'), column('letters')], rows: [[cell(1), cell(2)]] };
  expect(forPage(table)).toMatchObject({ columns: [column('symbol')], rows: [[cell(1)]] });
  expect(forPage({ ...table, key: 'categories' })).toBeNull();
});
