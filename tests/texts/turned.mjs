/** Turn English sentences by phrase books, as the page does today: `node turned.mjs BOOK... < sentences.json`. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [turner, ...books] = process.argv.slice(2);
const { turned } = await import(pathToFileURL(turner).href);

async function phrasesOf(book) {
  if (book.endsWith('.json')) return JSON.parse(readFileSync(book, 'utf8'));
  return Object.values(await import(pathToFileURL(book).href)).flat();
}

const phrases = (await Promise.all(books.map(phrasesOf))).flat();
const sentences = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(sentences.map((sentence) => turned(sentence, phrases))));
