/** Light or dark: as the system says, until somebody chooses. */

import { store } from './store';

export type Theme = 'system' | 'light' | 'dark';

const dark = matchMedia('(prefers-color-scheme: dark)');

export function chosenTheme(): Theme {
  const kept = store.get('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') store.remove('theme');
  else store.set('theme', theme);
  showTheme();
}

/** The button in the lintel: the other of what is shown now. */
export function otherTheme(): void {
  chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

export function showTheme(): void {
  const theme = chosenTheme();
  const shown = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset.theme = shown;
}

dark.addEventListener('change', showTheme);
