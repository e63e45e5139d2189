/** Sentences of the server that no phrase book has words for: `node untold.mjs BOOK... < sentences.json`.
 *
 * A sentence is told when a phrase fits it and all that its gaps hold and the phrase tells again is told too; cells, sites and
 * numbers need no words. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PLAIN = /^[\d/]+$|^[a-z]\d{1,2}(-[a-z]\d{1,2})?$/;

async function phrasesOf(book) {
  if (book.endsWith('.json')) return JSON.parse(readFileSync(book, 'utf8'));
  return Object.values(await import(pathToFileURL(book).href)).flat();
}

const phrases = (await Promise.all(process.argv.slice(2).map(phrasesOf))).flat();
const compiled = phrases.map(({ from, to }) => {
  const escaped = from.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return { to, pattern: new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'i') };
});

function isTold(sentence) {
  if (PLAIN.test(sentence)) return true;
  const phrase = compiled.find(({ pattern }) => pattern.test(sentence));
  if (!phrase) return false;
  const gaps = Object.entries(phrase.pattern.exec(sentence).groups ?? {});
  return gaps.every(([gap, text]) => !phrase.to.includes(`{${gap}}`) || isTold(text));
}

const sentences = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(sentences.filter((sentence) => !isTold(sentence))));
