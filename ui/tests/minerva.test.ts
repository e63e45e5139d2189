import { describe, expect, it } from 'vitest';
import { aboutSquare } from '../src/games/minerva/asking';
import { effectShapes, layOut } from '../src/games/minerva/effect';
import * as geometry from '../src/games/minerva/geometry';
import { asks, chosenLine, coming, cultureWon, linesOf, lineTiles, totalGains } from '../src/games/minerva/lines';
import { lettering, softName } from '../src/games/minerva/names';
import type { Effect, Event, LineGives, Move, Operation } from '../src/texts/made/minerva/facts';
import type { MinervaView } from '../src/texts/made/minerva/view';
import { verb } from '../src/games/minerva/verbs';

describe('squares', () => {
  it.each(['0', 'n2', 's3', 'e1', 'w12', 'n2e1', 's1w3'])('%s goes there and back', (square) => {
    expect(geometry.squareOf(geometry.placeOf(square))).toBe(square);
  });
  it('refuses what is no square', () => {
    expect(() => geometry.placeOf('e1n2')).toThrow("'e1n2' is no square");
  });
  it('gives a small city room around it', () => {
    expect(geometry.boundsOf([{ row: 0, column: 0 }], 5)).toEqual({ top: -2, left: -2, rows: 5, columns: 5 });
    expect(geometry.boundsOf([{ row: -1, column: 2 }, { row: 3, column: 9 }], 5)).toEqual({ top: -1, left: 2, rows: 5, columns: 8 });
  });
  it('frames a line from the tile beside the residence to the last that fires, in both ways', () => {
    const [one, other] = [{ row: 0, column: 1 }, { row: 0, column: 3 }];
    expect(geometry.frame(one, other)).toEqual({ x: 101, y: -2, width: 310, height: 104 });
    expect(geometry.frame(other, one)).toEqual(geometry.frame(one, other));
  });
  it('lists the empty squares of a rectangle', () => {
    const bounds = { top: 0, left: 0, rows: 2, columns: 2 };
    expect(geometry.emptySquares(bounds, new Set(['0', 's1e1'])).map(geometry.squareOf)).toEqual(['e1', 's1']);
  });
  it('counts like an inscription', () => {
    expect([1, 4, 9, 14].map(geometry.roman)).toEqual(['I', 'IV', 'IX', 'XIV']);
  });
});

describe('effects', () => {
  const kinds = (effect: Effect): string[] =>
    effectShapes(effect).map((shape) => ('name' in shape ? shape.name : 'text' in shape ? shape.text : shape.kind));
  const activated = (...operations: Operation[]): string[] => kinds({ kind: 'activated', operations });
  it('shows a gain, a colon, an arrow, a slash, a special and a temple', () => {
    expect(activated({ kind: 'gain', amount: { good: 'grain', count: 2 } })).toEqual(['2', 'grain']);
    expect(activated({ kind: 'each', good: 'wood', amount: { good: 'denarii', count: 1 } })).toEqual(['wood', 'colon', 'denarius']);
    expect(activated({ kind: 'pay', price: { good: 'equal', count: 2 }, amount: { good: 'glory', count: 2 } })).toEqual(['2', 'equal', 'arrow', '2', 'glory']);
    expect(activated({ kind: 'choose', sides: [{ good: 'wood', count: 1 }, { good: 'ore', count: 1 }] })).toEqual(['1', 'wood', 'slash', '1', 'ore']);
    expect(kinds({ kind: 'built', operation: { kind: 'activate', count: 3 } })).toEqual(['built', '3', 'ring']);
    expect(kinds({ kind: 'end', operations: [{ kind: 'score_category', points: 3, category: 'trade', area: 'lines' }] })).toEqual(['3', 'cat-trade', 'cross']);
    expect(kinds({ kind: 'end', operations: [{ kind: 'score_held', points: 2, good: 'ore' }] })).toEqual(['2', 'ore', 'held']);
  });
  it('shows nothing for an operation of a newer server', () => {
    expect(activated({ kind: 'juggle' } as unknown as Operation)).toEqual([]);
  });
  it('lays glyphs around the middle and shrinks what is too wide', () => {
    const { glyphs, scale } = layOut([{ kind: 'number', text: '2' }, { kind: 'icon', name: 'grain' }]);
    expect(glyphs.map((glyph) => glyph.x)).toEqual([-15, 9]);
    expect(scale).toBe(1);
    expect(layOut(Array.from({ length: 6 }, () => ({ kind: 'icon', name: 'ore' }) as const)).scale).toBeLessThan(0.6);
  });
});

describe('letters', () => {
  const tile = (name: string) => ({ tile: name, category: 'trade' }) as const;
  const lines = (name: string, scale: number): string[] => lettering(tile(name), scale).lines.map((line) => line.text);
  it('show the whole name, in two lines if one is too narrow', () => {
    expect(lines('Farm', 1)).toEqual(['Farm']);
    expect(lines('Stone dealer', 1)).toEqual(['Stone', 'dealer']);
  });
  it('are never below 12 pixels', () => {
    expect(lettering(tile('Stone dealer'), 0.75).size * 0.75).toBeCloseTo(12);
  });
  it('take the place of the badge where they need it', () => {
    expect(lines('Charcoal burner', 0.62)).toEqual(['Charcoal', 'burner']);
    expect(lettering(tile('Charcoal burner'), 0.62).badge).toBe(false);
  });
  it('hyphenate a name that is too wide', () => {
    expect(lines('Watchtower', 0.6)).toEqual(['Watch-', 'tower']);
  });
  it('hyphenate softly where the browser wraps them', () => {
    expect(softName(tile('Trading post'))).toBe('Trading post');
    expect(softName(tile('Watchtower'))).toBe('Watch\u00adtower');
  });
  it('are left out where the name does not fit', () => {
    expect(lines('Charcoal burner', 0.4)).toEqual([]);
  });
});

describe('lines', () => {
  const line: LineGives = {
    kind: 'line',
    direction: 'west',
    steps: [
      { kind: 'gives', tile: 'Farm', square: 'e3', outcomes: [{ kind: 'sure', amount: { good: 'grain', count: 2 } }] },
      { kind: 'gives_nothing', tile: 'Stall', square: 'e2' },
      { kind: 'gives', tile: 'Theater', square: 'e1', outcomes: [{ kind: 'sure', amount: { good: 'theater', count: 2 } }, { kind: 'choice', operation: { kind: 'move' } }] },
      { kind: 'wins', culture: 'theater', points: 2 },
    ],
  };
  const ghost = (move: Move) => ({ move, targets: new Set<string>() });
  const preview = { events: [line, { kind: 'ended' }] as Event[], points: {}, stores: [] };
  it('come from the events of a preview', () => {
    expect(linesOf({ preview })).toEqual([line]);
    expect(lineTiles(line).map((tile) => tile.square)).toEqual(['e3', 'e2', 'e1']);
    expect(lineTiles(line).map(asks)).toEqual([false, false, true]);
    expect(cultureWon(line).map((tile) => tile.points)).toEqual([2]);
    expect(totalGains(line)).toEqual([{ good: 'grain', count: 2 }, { good: 'theater', count: 2 }]);
  });
  it('are counted only once one of them is chosen', () => {
    const chosen = { ghost: ghost({ kind: 'activate', direction: 'west' }), preview };
    expect(chosenLine(chosen)).toBe(line);
    expect([coming(chosen, 'grain'), coming(chosen, 'ore')]).toEqual([2, 0]);
    expect(coming({ ghost: ghost({ kind: 'place', square: 'e4' }), preview }, 'grain')).toBe(0);
  });
  it('have a verb by the kind of move', () => {
    expect(verb(ghost({ kind: 'activate', direction: 'west' }))).toBe('Activate this line');
    expect(verb(ghost({ kind: 'pass' }))).toBe('Confirm');
  });
});

describe('asking', () => {
  it('asks about a square what the step is about', () => {
    const home = { square: 'e1', category: 'residential' };
    const view = (step: string) => ({ step, seat: 0, cities: [{ tiles: [home] }] }) as unknown as MinervaView;
    expect(aboutSquare(view('bathhouse'), 'n1')).toBe('apply n1');
    expect(aboutSquare(view('action'), 'e1')).toBe('assistant e1');
    expect(aboutSquare(view('action'), 'n1')).toBe('place n1');
  });
});
