/** The language of the page, and the texts that are loaded in it: the app's and those of opened games. */

import { store } from '../lib/store';
import type { Page } from './made/app/en';
import { LANGUAGES, MODULES, type Language, type Package, type Packages } from './made';

type Loaded = { readonly [P in Package]?: Packages[P] };

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}

/** The language that was chosen here, else the first of the browser's languages that has texts. */
function preferred(): Language {
  const tags = [store.get('language') ?? '', ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return tags.find(isLanguage) ?? 'en';
}

const opened = new Set<Package>();
let wanted = preferred();
let shown = $state.raw<{ language: Language; texts: Loaded }>({ language: wanted, texts: {} });

async function show(language: Language): Promise<void> {
  const load = async (name: Package) => [name, await MODULES[name][language]()] as const;
  const loaded = Object.fromEntries(await Promise.all([...opened].map(load))) as Loaded;
  if (language !== wanted) return; // another language was chosen in the meantime
  shown = { language, texts: { ...(shown.language === language ? shown.texts : {}), ...loaded } };
}

/** Load the texts of some packages in the page's language. They follow when it changes. */
export async function openTexts(...packages: Package[]): Promise<void> {
  for (const each of packages) opened.add(each);
  while (shown.language !== wanted || packages.some((each) => !shown.texts[each])) await show(wanted);
}

/** The texts of an opened package, in the page's language. */
export function texts<P extends Package>(name: P): Packages[P] {
  const found = shown.texts[name];
  if (!found) throw new Error(`the texts of ${name} are not opened`);
  return found;
}

/** The app's own texts. */
export function t(): Page {
  return texts('app').page;
}

export const language = {
  get now(): Language {
    return shown.language;
  },
  /** Change the language, as soon as its texts are loaded; if they cannot be loaded, it stays. */
  async choose(next: Language): Promise<void> {
    wanted = next;
    try {
      await show(next);
      if (wanted === next) store.set('language', next);
    } catch (error) {
      if (wanted === next) wanted = shown.language;
      throw error;
    }
  },
};
