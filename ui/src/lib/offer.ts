/** The games and boxes of this server, asked for once while the page is open. */

import type { GameView, Offer } from '../api/types';
import { ask } from './calls';

let asked: Promise<Offer> | null = null;

export async function offered(game: string): Promise<GameView | undefined> {
  asked ??= ask('GET /api/games');
  try {
    return (await asked).games.find((one) => one.game === game);
  } catch {
    asked = null;
    return undefined;
  }
}
