/** A trade's words taken apart, to be drawn: 'trade 1 coin and 1 population for 1 blessing'. */

export interface Amount {
  readonly amount: number;
  readonly good: string;
}

export interface Parts {
  /** Each way to pay. */
  readonly paid: readonly (readonly Amount[])[];
  readonly gained: Amount;
}

function amounts(text: string): Amount[] {
  return [...text.matchAll(/(\d+) (\w+)/g)].map(([, amount, good]) => ({ amount: Number(amount), good: good ?? '' }));
}

export function tradeParts(ways: readonly string[]): Parts {
  const halves = ways.map((way) => way.split(' for '));
  return {
    paid: halves.map(([paid = '']) => amounts(paid)),
    gained: amounts(halves[0]?.[1] ?? '')[0] ?? { amount: 0, good: '' },
  };
}
