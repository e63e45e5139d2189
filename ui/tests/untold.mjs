/** Sentences of the server that a phrase book has no words for: `node untold.mjs BOOK < sentences.json`.
 *
 * A sentence is told when a phrase fits it and all that its gaps hold is told too; cells, sites and
 * numbers need no words. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { phrases } = await import(pathToFileURL(process.argv[2]).href);
const PLAIN = /^[\d/]+$|^[a-z]\d{1,2}(-[a-z]\d{1,2})?$/;

const compiled = phrases.map(({ from }) => {
  const escaped = from.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'i');
});

function isTold(sentence) {
  if (PLAIN.test(sentence)) return true;
  const pattern = compiled.find((one) => one.test(sentence));
  if (!pattern) return false;
  return Object.values(pattern.exec(sentence).groups ?? {}).every(isTold);
}

const sentences = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(sentences.filter((sentence) => !isTold(sentence))));
