import { expect, test } from 'vitest';

import { marketGroups, outcomeTypes } from '@contracts/markets';

import { booksOf } from './books';
import { PriceHistory, sparkPoints } from './history';

test('prices of a watched outcome are kept in their order, once each, without gaps in the offer', () => {
  const history = new PriceHistory();
  history.begin(1, 2000, 0);
  history.begin(1, 9000, 5);
  for (const [at, milli] of [
    [10, 2100],
    [20, 2100],
    [30, 0],
    [40, 1900],
  ] as const)
    history.add(
      new Map([
        [1, milli],
        [2, milli],
      ]),
      at,
    );
  expect(history.of(1)).toEqual([
    { at: 0, milli: 2000 },
    { at: 10, milli: 2100 },
    { at: 40, milli: 1900 },
  ]);
  expect(history.of(2)).toEqual([]);
});

test('no more than 60 prices an outcome are kept', () => {
  const history = new PriceHistory();
  history.begin(1, 2000, 0);
  for (let at = 1; at < 100; at += 1) history.add(new Map([[1, 2000 + at]]), at);
  expect(history.of(1)).toHaveLength(60);
  expect(history.of(1).at(-1)).toEqual({ at: 99, milli: 2099 });
});

test('a sparkline steps from price to price, the highest on top', () => {
  const points = [
    { at: 0, milli: 2000 },
    { at: 50, milli: 3000 },
  ];
  expect(sparkPoints(points, { width: 100, height: 10 }, 100)).toBe('0,10 50,10 50,0 100,0');
  expect(sparkPoints([{ at: 0, milli: 2000 }], { width: 100, height: 10 }, 100)).toBe('');
});

const outcome = (id: number, groupId: number, typeId: number, param?: number) => ({ id, groupId, typeId, param });

test.each([
  [
    'totals add up line by line',
    [
      outcome(1, marketGroups.total, outcomeTypes.over, 2.5),
      outcome(2, marketGroups.total, outcomeTypes.under, 2.5),
      outcome(3, marketGroups.total, outcomeTypes.over, 3.5),
    ],
    [[1, 2], [3]],
  ],
  [
    'handicaps add up across the sides',
    [
      outcome(1, marketGroups.handicap, outcomeTypes.handicapHome, -1),
      outcome(2, marketGroups.handicap, outcomeTypes.handicapAway, 1),
      outcome(3, marketGroups.handicap, outcomeTypes.handicapAway, -1),
    ],
    [[1, 2], [3]],
  ],
  [
    'scores are one book',
    [
      outcome(1, marketGroups.correctScore, outcomeTypes.score, 100),
      outcome(2, marketGroups.correctScore, outcomeTypes.score, 1),
    ],
    [[1, 2]],
  ],
  [
    'any number of players may score',
    [
      outcome(1, marketGroups.anytimeScorer, outcomeTypes.entrant, 101),
      outcome(2, marketGroups.anytimeScorer, outcomeTypes.entrant, 201),
    ],
    [[1], [2]],
  ],
  [
    'one player scores first',
    [
      outcome(1, marketGroups.firstScorer, outcomeTypes.entrant, 101),
      outcome(2, marketGroups.firstScorer, outcomeTypes.entrant, 201),
    ],
    [[1, 2]],
  ],
])('%s', (_, outcomes, books) => {
  expect(booksOf(outcomes).map((book) => book.outcomes.map(({ id }) => id))).toEqual(books);
});
