import { expect, test } from 'vitest';

import { champ as champOf } from '@contracts/feed.testing';

import type { BoardChamp, GameInfo } from '@/entities/game';
import { gameInfo } from '@/entities/game/testing';

import { headOf, itemsByLeague, itemsByTime, lineAt, linesIn, lineStarts } from './items';

const game = (id: number, startAt: number) => gameInfo(id, { startAt });
const champ = (id: number, games: GameInfo[]): BoardChamp => ({ champ: champOf(id), games });
const champs = [champ(10, [game(1, 300), game(2, 400)]), champ(20, [game(3, 100)])];
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

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [4, 3],
  [99, 3],
])('line %d stands under the head at %d', (index, head) => {
  expect(headOf(itemsByLeague(champs, new Set()), index)).toBe(head);
});

test('a list by time has no heads', () => {
  expect(headOf(itemsByTime(champs), 2)).toBeNull();
});

test.each([
  [-200, 0],
  [0, 0],
  [31, 0],
  [32, 1],
  [111, 2],
  [112, 3],
  [9999, 4],
])('%d px from the top of the list lies line %d', (top, line) => {
  const starts = lineStarts(itemsByLeague(champs, new Set()), { row: 40, head: 32 });
  expect(starts).toEqual([0, 32, 72, 112, 144]);
  expect(lineAt(starts, top)).toBe(line);
});

test('of a thousand games those in sight are drawn and a few around them; the head above the eye stays', () => {
  const many = [{ ...champs[0], champ: { id: 1 }, games: Array.from({ length: 1000 }, (_, index) => game(index, 0)) }];
  const items = itemsByLeague(many as unknown as typeof champs, new Set());
  const starts = lineStarts(items, { row: 40, head: 32 });

  expect(linesIn(items, starts, { top: 4032, height: 400, covered: 30 })).toEqual({ first: 95, last: 117, stuck: 0 });
  expect(linesIn(items, starts, { top: -100, height: 400, covered: 30 })).toEqual({ first: 0, last: 13, stuck: 0 });
  expect(linesIn(items, starts, { top: 99_999, height: 400, covered: 0 })).toEqual({
    first: 994,
    last: 1000,
    stuck: 0,
  });
  expect(linesIn([], [], { top: 0, height: 400, covered: 0 })).toEqual({ first: 0, last: -1, stuck: null });
});
