import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
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
  expect(standBy(market, facts)).toMatchObject({ is, needs });
});

test('[BET-35] nothing is said of a part that has not begun', () => {
  expect(standBy(key(G.setWinner, O.home, null, 3), playing([1, 0], sets))).toBeNull();
});

const one = (count: number) => [{ of: 1, count }];
const two = (count: number) => [{ of: 2, count }];
test.each([
  ['home at 0:1', key(G.result, O.home), playing([0, 1]), one(2)],
  ['a draw at 0:2', key(G.result, O.draw), playing([0, 2]), one(2)],
  ['away at 2:1', key(G.result, O.away), playing([2, 1]), two(2)],
  ['draw or away at 2:1', key(G.doubleChance, O.drawOrAway), playing([2, 1]), two(1)],
  ['home or away when level', key(G.doubleChance, O.homeOrAway), playing([1, 1]), [{ of: 0, count: 1 }]],
  ['no draw when level', key(G.drawNoBet, O.away), playing([0, 0]), two(1)],
  ['handicap −1.5 at 1:0', key(G.handicap, O.handicapHome, -1.5), playing([1, 0]), one(1)],
  ['both score at 1:0', key(G.bothToScore, O.yes), playing([1, 0]), two(1)],
  ['both score at 0:0', key(G.bothToScore, O.yes), playing([0, 0]), [...one(1), ...two(1)]],
  ['2:1 at 0:0', key(G.correctScore, O.score, 201), playing([0, 0]), [...one(2), ...two(1)]],
  ['2:1 at 3:0', key(G.correctScore, O.score, 201), playing([3, 0]), undefined],
  ['the next goal', key(G.nextGoal, O.nextAway, 2), playing([1, 0], { goals: [1] }), two(1)],
  ['exactly three goals', key(G.exactGoals, O.exactly, 3), playing([1, 0]), [{ of: 0, count: 2 }]],
  [
    'the second half',
    key(G.periodResult, O.home, null, 2),
    playing([2, 1], {
      periods: [
        [2, 0],
        [0, 1],
      ],
    }),
    one(2),
  ],
  ['corners', key(G.cornersHandicap, O.handicapAway, -0.5), playing([0, 0], { story }), two(4)],
  [
    'points of a match with quarters',
    key(G.winner, O.home),
    playing([40, 61], {
      periods: [
        [20, 30],
        [20, 31],
      ],
    }),
    one(22),
  ],
  ['sets are no count: a match ends with one', key(G.winner, O.home), playing([0, 1], sets), undefined],
] as const)('[BET-35] the shortest way to a win while nothing else happens: %s', (_, market, facts, way) => {
  expect(standBy(market, facts)?.way).toEqual(way);
});

test.each([
  ['home at 2:0', key(G.result, O.home), playing([2, 0]), { of: 2, count: 2 }],
  ['a draw', key(G.result, O.draw), playing([1, 1]), { of: 0, count: 1 }],
  ['home or draw at 1:0', key(G.doubleChance, O.homeOrDraw), playing([1, 0]), { of: 2, count: 2 }],
  ['under 3.5 at one goal', key(G.total, O.under, 3.5), playing([1, 0]), { of: 0, count: 3 }],
  ['under 2.25 at one goal is no whole win at two', key(G.total, O.under, 2.25), playing([1, 0]), { of: 0, count: 1 }],
  ['goals of side 1 under', key(G.teamTotal1, O.under, 1.5), playing([0, 3]), { of: 1, count: 2 }],
  ['handicap +1.5 at 0:0', key(G.handicap, O.handicapAway, 1.5), playing([0, 0]), { of: 1, count: 2 }],
  ['no goals of both at 1:0', key(G.bothToScore, O.no), playing([1, 0]), { of: 2, count: 1 }],
  ['2:1 at 2:1', key(G.correctScore, O.score, 201), playing([2, 1]), { of: 0, count: 1 }],
  ['no further goal', key(G.nextGoal, O.nextNone, 2), playing([1, 0], { goals: [1] }), { of: 0, count: 1 }],
  ['cards under', key(G.cardsTotal, O.under, 4.5), playing([0, 0], { story }), { of: 0, count: 3 }],
  [
    'points under 160.5',
    key(G.pointsTotal, O.under, 160.5),
    playing([40, 61], { periods: [[40, 61]] }),
    { of: 0, count: 60 },
  ],
  ['over 1.5 at two goals, for good', key(G.total, O.over, 1.5), playing([1, 1]), undefined],
  ['odd says nothing about the next but one', key(G.oddEven, O.odd), playing([1, 0]), undefined],
] as const)('[BET-35] how many more change a bet that wins now: %s', (_, market, facts, change) => {
  expect(standBy(market, facts)).toEqual({ is: 'winning', needs: null, ...(change && { change }) });
});

test('[BET-35] a joined bet loses with one part and wins with all', () => {
  const [winning, losing, level] = (['winning', 'losing', 'level'] as const).map((is) => ({ is, needs: null }));
  expect(standOfAll([winning!, losing!, null])?.is).toBe('losing');
  expect(standOfAll([winning!, winning!])?.is).toBe('winning');
  expect(standOfAll([winning!, level!])?.is).toBe('level');
  expect(standOfAll([winning!, null])).toBeNull();
});
