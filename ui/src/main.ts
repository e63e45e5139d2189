import { mount } from 'svelte';
import App from './App.svelte';
import symbols from './art/symbols.svg?raw';
import { followLinks } from './lib/router.svelte';
import { showTheme } from './lib/theme';
import { openTexts } from './texts/language.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/table.css';

showTheme();
document.addEventListener('click', followLinks);

const sprite = document.createElement('div');
sprite.className = 'sr';
sprite.ariaHidden = 'true';
sprite.innerHTML = symbols;
document.body.prepend(sprite);

await openTexts('app');
const target = document.getElementById('app');
if (target) {
  const before = [...target.children];
  mount(App, { target });
  for (const one of before) one.remove(); // what is said to browsers that come no further
}
