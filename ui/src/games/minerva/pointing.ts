/** Targets in sentences of the log: 'placed Farm on n1' points at that square of that seat's city. */

const SQUARE = /\b(?:on|from|to) (0|[ns]\d{1,3}(?:[ew]\d{1,3})?|[ew]\d{1,3})\b/g;
const TAKEN = /^paid for (.+?)(?:, with .*)?$/;
const WON = /^gained the (theater|art|academics) tile/;

export function pointsAt(sentence: string, seat = -1): string[] {
  const squares = [...sentence.matchAll(SQUARE)].map((found) => `square ${found[1]}`);
  if (squares.length > 0) return seat < 0 ? squares : [...squares, `city ${seat}`];
  const taken = TAKEN.exec(sentence)?.[1];
  if (taken) return [`offer ${taken}`];
  const won = WON.exec(sentence)?.[1];
  return won ? [`culture ${won}`] : [];
}

/** The seat whose city targets lie in: the one that they name, else who decides. */
export function pointsInto(targets: ReadonlySet<string>, turn: number): number {
  const city = [...targets].find((target) => target.startsWith('city '));
  return city ? Number(city.slice('city '.length)) : turn;
}
