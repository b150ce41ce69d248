import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { Facts, Pair } from './match.ts';
import { standBy, standOfAll } from './stand.ts';

/** A match in play: `full` so far, its parts so far. */
const playing = (full: Pair, more: Partial<Facts> = {}): Facts => ({
  full,
  periods: [full],
  periodsDone: 0,
  goals: [],
  isOver: false,
  isAbandoned: false,
  ...more,
});
const key = (groupId: number, typeId: number, param: number | null = null, period = 0) => ({
  ...{ groupId, typeId, param, period },
});
const story: Facts['story'] = { goals: [], corners: [4, 1], cards: [0, 2], reds: 0 };
const sets: Partial<Facts> = {
  periods: [
    [6, 4],
    [2, 3],
  ],
  periodsDone: 1,
};

test.each([
  ['home, level, where a draw is a result', key(G.result, O.home), playing([0, 0]), 'losing', null],
  ['over 2.5 at one goal', key(G.total, O.over, 2.5), playing([1, 0]), 'losing', 2],
  ['over 2 at two goals', key(G.total, O.over, 2), playing([1, 1]), 'level', 1],
  ['over 2.25 at two goals', key(G.total, O.over, 2.25), playing([1, 1]), 'level', 1],
  ['under 2.5 at two goals', key(G.total, O.under, 2.5), playing([1, 1]), 'winning', null],
  ['handicap −1 at 1:0', key(G.handicap, O.handicapHome, -1), playing([1, 0]), 'level', null],
  ['goals of side 2', key(G.teamTotal2, O.over, 1.5), playing([3, 1]), 'losing', 1],
  ['the first half', key(G.firstHalfTotal, O.over, 1.5, 1), playing([1, 0]), 'losing', 1],
  ['corners', key(G.cornersTotal, O.over, 8.5), playing([0, 0], { story }), 'losing', 4],
  ['cards of side 2', key(G.teamCards2, O.over, 1.5), playing([0, 0], { story }), 'winning', null],
  ['a winner, sets level', key(G.winner, O.away), playing([0, 0], sets), 'level', null],
  ['a winner a set down', key(G.winner, O.away), playing([1, 0], sets), 'losing', null],
  ['the second set', key(G.setWinner, O.away, null, 2), playing([1, 0], sets), 'winning', null],
  ['games of all sets', key(G.gamesTotal, O.over, 20.5), playing([1, 0], sets), 'losing', 6],
] as const)('[BET-35] by the rules that settle it: %s', (_, market, facts, is, needs) => {
  expect(standBy(market, facts)).toEqual({ is, needs });
});

test('[BET-35] nothing is said of a part that has not begun, or of the next goal', () => {
  expect(standBy(key(G.setWinner, O.home, null, 3), playing([1, 0], sets))).toBeNull();
  expect(standBy(key(G.nextGoal, O.nextHome, 1), playing([0, 0]))).toBeNull();
});

test('[BET-35] a joined bet loses with one part and wins with all', () => {
  const [winning, losing, level] = (['winning', 'losing', 'level'] as const).map((is) => ({ is, needs: null }));
  expect(standOfAll([winning!, losing!, null])?.is).toBe('losing');
  expect(standOfAll([winning!, winning!])?.is).toBe('winning');
  expect(standOfAll([winning!, level!])?.is).toBe('level');
  expect(standOfAll([winning!, null])).toBeNull();
});
