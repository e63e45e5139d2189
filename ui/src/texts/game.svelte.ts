/** Facts of the game on the table as texts in the page's language. */

import type { GameEvent, GameMove, GameQuestion, GameReason } from '../api/types';
import { texts } from './language.svelte';
import type { Package, Packages } from './made';
import { shown, targetsOf, type Names, type Render } from './made/runtime';

type Union = 'event' | 'move' | 'question' | 'reason';
type AnyFact = GameEvent | GameMove | GameQuestion | GameReason;

/** Texts by union and kind, whatever the game: the made modules check the types of each game's facts. */
type Tables = Record<Union, Render<{ kind: string }>>;

/** What a game's made module of types says about its facts at run time. */
interface Facts {
  readonly targets: Partial<Record<string, Partial<Record<string, readonly string[]>>>>;
  readonly byTable: ReadonlySet<string>;
}

const FACTS = import.meta.glob<Facts>('./made/*/facts.ts');

let opened = $state.raw<{ texts: Package; facts: Facts } | null>(null);

/** Make a game the one whose facts the functions below render; its texts must be open. An edition may have
 * texts of its own. */
export async function openGame(title: Package, edition: Package = title): Promise<void> {
  const facts = await FACTS[`./made/${title}/facts.ts`]?.();
  opened = facts ? { texts: edition, facts } : null;
}

/** The texts of a title, in the words of the open edition. */
export function editionTexts<P extends Package>(title: P): Packages[P] {
  const edition = opened?.texts ?? title;
  return texts(edition.startsWith(`${title}-`) ? (edition as P) : title);
}

function tables(): Tables | null {
  return opened && (texts(opened.texts) as unknown as { texts: Tables }).texts;
}

/** Does this page know this kind of fact? A newer server may send kinds that an older page does not know. */
export function knows(union: Union, fact: AnyFact): boolean {
  const known = tables();
  return known !== null && fact.kind in known[union];
}

const UNKNOWN = '…';

function render(union: Union, fact: AnyFact, players: readonly string[]): string {
  const table = tables()?.[union];
  const names: Names = { players };
  return (table && shown(table, fact, names)) ?? UNKNOWN;
}

/** Texts of facts; `names` are those of the players by seat. */
export const gameText = {
  event: (fact: GameEvent, names: readonly string[]): string => render('event', fact, names),
  move: (fact: GameMove, names: readonly string[]): string => render('move', fact, names),
  question: (fact: GameQuestion, names: readonly string[]): string => render('question', fact, names),
  reason: (fact: GameReason, names: readonly string[]): string => render('reason', fact, names),
};

/** Does a log line about this event begin with the mover's name? */
export function isByMover(event: GameEvent): boolean {
  return !opened?.facts.byTable.has(event.kind);
}

/** Things on the table that a fact is about, such as 'cell c3'. A move's targets are what makes it. */
export function targets(union: 'event' | 'move', fact: GameEvent | GameMove): string[] {
  return targetsOf(opened?.facts.targets[union]?.[fact.kind], fact);
}

/** The rank or title that a solo score earned, translated if the catalogue has it. */
export function resultName(name: string): string {
  const known = opened ? texts(opened.texts).NAMES : {};
  return known[`rank:${name}`] ?? known[`title:${name}`] ?? name;
}
