/** Show facts with the page's made texts: `node shown.mjs en.ts < facts.json`, each fact with its union. */

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    return next(specifier.startsWith('.') && !specifier.endsWith('.ts') ? `${specifier}.ts` : specifier, context);
  },
});

const { texts } = await import(pathToFileURL(process.argv[2]).href);
const { names, facts } = JSON.parse(readFileSync(0, 'utf8'));
const shown = facts.map(([union, fact]) => texts[union][fact.kind](fact, { players: names }));
process.stdout.write(JSON.stringify(shown));
