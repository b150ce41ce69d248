import { expect, test } from 'vitest';

import { champ as champOf } from '@contracts/feed.testing';

import type { BoardChamp, MatchInfo } from '@/entities/match';
import { matchInfo } from '@/entities/match/testing';

import { heightOf, itemsByLeague, itemsByTime } from './items';

const match = (id: number, startAt: number) => matchInfo(id, { startAt });
const champ = (id: number, matches: MatchInfo[]): BoardChamp => ({ champ: champOf(id), matches });
const champs = [champ(10, [match(1, 300), match(2, 400)]), champ(20, [match(3, 100)])];
const keys = (items: { key: string }[]) => items.map(({ key }) => key);

test('[ODDS-06] games stand under the head of their competition', () => {
  expect(keys(itemsByLeague(champs, new Set()))).toEqual(['c10', 'g1', 'g2', 'c20', 'g3']);
});

test('a folded competition keeps its head and its count', () => {
  const items = itemsByLeague(champs, new Set([10]));
  expect(keys(items)).toEqual(['c10', 'c20', 'g3']);
  expect(items[0]).toMatchObject({ count: 2, isOpen: false });
});

test('[ODDS-08] not grouped by categories: one list without heads, sooner first', () => {
  expect(keys(itemsByTime(champs))).toEqual(['g3', 'g1', 'g2']);
});

test('a head and a row have heights of their own', () => {
  expect(itemsByLeague(champs, new Set()).map((item) => heightOf(item, { row: 40, head: 32 }))).toEqual([
    32, 40, 40, 32, 40,
  ]);
});
