/** This table's texts in the language of the page. */

import { texts } from '../../texts/language.svelte';
import type { Page } from '../../texts/made/magna-grecia/en';

export const words = (): Page => texts('magna-grecia').page;
