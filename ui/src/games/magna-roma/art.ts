/** The sprite of the monuments, put into the page once, and which picture each has. */

import sprite from './monuments.svg?raw';

const ART: Record<string, string> = {
  Thermae: 'mon-thermae',
  Baths: 'mon-thermae',
  Basilica: 'mon-basilica',
  'Temple of Vesta': 'mon-vesta',
  Colosseum: 'mon-colosseum',
  Odeon: 'mon-odeon',
  Senate: 'mon-senate',
  Forum: 'mon-forum',
  'Temple of Mars': 'mon-mars',
  'Temple of Jupiter': 'mon-jupiter',
  Pantheon: 'mon-pantheon',
  'Triumphal Arch': 'mon-arch',
  Mausoleum: 'mon-mausoleum',
  Aqueduct: 'mon-aqueduct',
  Circus: 'mon-circus',
  Macellum: 'mon-macellum',
};

/** Another box may hold other monuments: they look like a temple. */
export function artOf(monument: string): string {
  return ART[monument] ?? 'temple';
}

const GOODS: Record<string, string> = {
  legions: 'legion',
  coins: 'coin',
  population: 'population',
  blessings: 'blessing',
  luxuries: 'luxury',
  faith: 'faith',
  points: 'vp',
  red: 'star',
  purple: 'star',
  brown: 'star',
};

/** The symbol of a good, a store or a track. */
export function goodArt(good: string): string {
  return GOODS[good] ?? 'vp';
}

export function bringSprite(): void {
  if (document.getElementById('magna-roma-art')) return;
  const holder = document.createElement('div');
  holder.id = 'magna-roma-art';
  holder.className = 'sr';
  holder.ariaHidden = 'true';
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}
