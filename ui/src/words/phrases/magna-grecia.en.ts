/** Moves of Magna Grecia as a page says them, where the text of a record is too short. */

import type { Phrases } from '../phrases';

export const english: Phrases = [
  { from: 'stop', to: 'End the turn' },
  { from: 'road {hex} {ends}', to: 'road on {hex}, {ends}' },
  { from: 'city {hex}', to: 'city tile on {hex}' },
  { from: 'take road', to: 'take a road' },
  { from: 'take city', to: 'take a city tile' },
  { from: 'market {place}', to: 'market in {place}' },
  { from: 'sell {place}', to: 'sell the market in {place}' },
  { from: 'oracle {place}', to: 'oracle on {place}' },
];
