import { expect, test } from 'vitest';

import { champ } from '@contracts/feed.testing';
import { marketGroups as G, outcomeTypes as O } from '@contracts/markets';

import { marketInfo, matchInfo } from '@/entities/match/testing';

import { heightOf, itemsOf } from './items';

const pair = (id: number, line: number) => [
  marketInfo(id, 1, { groupId: G.handicap, typeId: O.handicapHome, param: line, isMain: line === 0 }),
  marketInfo(id + 1, 1, { groupId: G.handicap, typeId: O.handicapAway, param: 0 - line, isMain: line === 0 }),
];
const markets = new Map([
  [1, [...pair(10, 0), ...pair(20, 0.25), marketInfo(30, 1, { groupId: G.result, typeId: O.draw })]],
  [2, pair(40, 0)],
]);
const champs = [{ champ: champ(5), matches: [matchInfo(1), matchInfo(2), matchInfo(3, { outcomesCount: 20 })] }];
const byLeague = { isByLeague: true, folded: new Set<number>() };
const desktop = { row: 30, head: 32 };
const phone = { row: 46, head: 32 };

test.each([
  ['two', desktop, [32, 9 + 5 * 30, 9 + 2 * 30, 9 + 30]],
  ['one', desktop, [32, 9 + 2 * 30, 9 + 30, 9 + 30]],
  // No phone has room for both sides beside each other.
  ['one', phone, [32, 87 + 5 * 46, 87 + 2 * 46, 87 + 46]],
] as const)('[ASIA-01] sides of a line in %s row(s): a match is as high as its lines, %j', (lines, sizes, heights) => {
  const items = itemsOf(champs, markets, byLeague);
  expect(items.map((item) => heightOf[lines](item, sizes))).toEqual(heights);
});

test('[ASIA-01] by time the matches stand without heads, and a folded competition keeps its head alone', () => {
  expect(itemsOf(champs, markets, { ...byLeague, isByLeague: false }).map(({ key }) => key)).toEqual([
    'g1',
    'g2',
    'g3',
  ]);
  expect(itemsOf(champs, markets, { isByLeague: true, folded: new Set([5]) }).map(({ key }) => key)).toEqual(['c5']);
});
