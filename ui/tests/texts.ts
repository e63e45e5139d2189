/** Load the English texts before each file of tests. */

import { language, openTexts } from '../src/texts/language.svelte';
import { MODULES, type Package } from '../src/texts/made';

await openTexts(...(Object.keys(MODULES) as Package[]));
await language.choose('en');
