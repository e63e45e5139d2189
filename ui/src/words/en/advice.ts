/** Hints and the analysis of a game, in English. */

import { plural } from '../phrases';

export const advice = {
  hint: 'Hint',
  here: 'Hint here',
  thinking: 'Thinking about the best moves. This takes a few seconds.',
  title: 'The best moves',
  about: (games: number) => `in the order of the search; figures from ${plural(games, 'game', 'games')} after each`,
  points: (points: string, spread: string) => `${points} ± ${spread} points`,
  wins: (share: string) => `wins ${share}`,
  sources: 'Points by source',
  found: (count: number, best: string) => `${plural(count, 'move', 'moves')} found, the best: ${best}`,
  analyse: 'Analyse this game',
  goOn: 'Go on analysing',
  stop: 'Stop',
  analysing: 'The game is being analysed.',
  looked: (done: number, total: number) => `${done} of ${plural(total, 'decision', 'decisions')}`,
  analysed: 'The game is analysed.',
  stopped: (done: number, total: number) => `Stopped after ${done} of ${plural(total, 'decision', 'decisions')}.`,
  dearest: 'The decisions that cost most',
  noneDear: 'No decision cost anything.',
  played: (text: string) => `played: ${text}`,
  better: (text: string) => `better: ${text}`,
  cost: (points: string) => `cost ${points} points`,
  stood: 'How every seat stood: 50 is level, 100 as good as won',
  expected: 'Points to be expected at the end',
  next: (name: string, text: string) => `Next, ${name}: ${text}.`,
  same: 'A search would play the same.',
  alike: (text: string) => `A search would play: ${text}; that is worth about the same.`,
  instead: (text: string, points: string) => `A search would play: ${text}; that is worth ${points} points more.`,
} as const;
