/** The table in words, for those who cannot see it. */

import type { Seated } from '../../lib/board';
import type { CityView, RomaView } from '../../texts/made/magna-roma/view';
import { amountText, conditionText, monumentName, provinceName, say, tileText } from './texts';

const STORES = ['legions', 'coins', 'population', 'blessings', 'points'] as const;

export function describe(view: RomaView, seat: number, seats: readonly Seated[]): string[] {
  const city = view.cities[seat];
  if (!city) return [];
  const offers = view.display.flatMap((one) => (one ? [say().describe.offer({ monument: monumentName(one.monument), price: one.price })] : []));
  return [
    ...view.cities.map((one) => stores(one, seats)),
    say().describe.tiles({ tiles: city.tiles.map((tile) => say().city.cell({ cell: tile.cell, tile: tileText(tile) })).join('; ') }),
    ...(city.monuments.length > 0 ? [say().describe.built({ monuments: built(city) })] : []),
    ...(city.reserved ? [say().describe.reserved({ tile: tileText(city.reserved) })] : []),
    ...(offers.length > 0 ? [say().describe.display({ monuments: offers.join(', ') })] : []),
    ...view.provinces.map(({ province, condition, met }) => say().describe.province({ province: provinceName(province), condition: conditionText(condition), count: met[seat] ?? 0 })),
  ];
}

function stores(city: CityView, seats: readonly Seated[]): string {
  const amounts = STORES.map((good) => amountText({ good, count: city[good] }));
  return say().describe.stores({ name: seats[city.seat]?.name ?? '', stores: amounts.join(', ') });
}

function built(city: CityView): string {
  return city.monuments.map((one) => say().describe.monument({ ...one, monument: monumentName(one.monument) })).join('; ');
}
