import { describe, expect, test } from 'vitest';
import { forPage, merged, sentence, told, type AidTexts, type Telling, type Value } from '../src/aid/texts';
import draftDe from '../src/words/aid/magna-roma-draft.de.json';
import draftEn from '../src/words/aid/magna-roma-draft.en.json';
import greciaDe from '../src/words/aid/magna-grecia.de.json';
import greciaEn from '../src/words/aid/magna-grecia.en.json';
import minervaDe from '../src/words/aid/minerva.de.json';
import minervaEn from '../src/words/aid/minerva.en.json';
import romaDe from '../src/words/aid/magna-roma.de.json';
import romaEn from '../src/words/aid/magna-roma.en.json';

const telling = (texts: AidTexts, language: 'en' | 'de' = 'en'): Telling => ({ texts, language, name: (name) => name });
const texts: AidTexts = {
  sentences: { 'turn.reserve': 'Up to {reach} tiles for {pay}.', each: 'for each' },
  words: { blade: 'blade' },
  amounts: { legions: ['legion', 'legions'] },
};

describe('values in words', () => {
  const legions = (amount: number): Value => ({ kind: 'amount', amount, word: 'legions' });

  test('an amount has one and many', () => {
    expect(told(legions(1), telling(texts))).toBe('1 legion');
    expect(told(legions(2), telling(texts))).toBe('2 legions');
  });

  test('the gaps of a sentence are filled', () => {
    expect(sentence('turn.reserve', { reach: 2, pay: legions(3) }, telling(texts))).toBe('Up to 2 tiles for 3 legions.');
  });

  test('lists are joined in the language of the player', () => {
    const list: Value = { kind: 'list', join: 'or', values: [legions(1), { kind: 'word', word: 'blade' }] };
    expect(told(list, telling(texts))).toBe('1 legion or blade');
    expect(told(list, telling(texts, 'de'))).toBe('1 legion oder blade');
  });

  test('what has no words is shown by its key', () => {
    expect(sentence('turn.new', {}, telling(texts))).toBe('turn.new');
    expect(told({ kind: 'word', word: 'trident' }, telling(texts))).toBe('trident');
  });

  test('a negative number has a minus sign', () => {
    expect(told(-2, telling(texts))).toBe('−2');
  });
});

test('an edition replaces texts of its title and keeps the rest', () => {
  const edition = merged([romaEn, draftEn]);
  expect(edition.amounts.legions).toEqual(['army', 'armies']);
  expect(edition.sentences['section.symbols']).toBe(romaEn.sentences['section.symbols']);
  expect(edition.sentences['section.dashboard']).toBe('Neighborhoods board');
});

test('letters of the terminal are not shown on the page', () => {
  const column = (key: string): Value => ({ kind: 'text', key, values: {} });
  const cell = (value: number) => ({ value, mark: 'rule' as const });
  const table = { key: 'symbols', across: false, columns: [column('symbol'), column('letters')], rows: [[cell(1), cell(2)]] };
  expect(forPage(table)).toMatchObject({ columns: [column('symbol')], rows: [[cell(1)]] });
  expect(forPage({ ...table, key: 'categories' })).toBeNull();
});

describe.each([
  ['magna-roma', romaEn, romaDe],
  ['magna-roma-draft', draftEn, draftDe],
  ['magna-grecia', greciaEn, greciaDe],
  ['minerva', minervaEn, minervaDe],
])('the texts of %s', (_, en: AidTexts, de: AidTexts) => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

  test('exist in both languages with the same gaps', () => {
    for (const part of ['sentences', 'words', 'amounts'] as const) expect(Object.keys(de[part])).toEqual(Object.keys(en[part]));
    for (const [key, text] of Object.entries(en.sentences)) expect([key, gaps(de.sentences[key] ?? '')]).toEqual([key, gaps(text)]);
  });
});
