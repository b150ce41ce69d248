import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '@contracts/markets';

import type { MarketInfo } from '@/entities/match';
import { marketInfo } from '@/entities/match/testing';

import { boardCells } from './cells';

let id = 0;
const market = (groupId: number, typeId: number, param?: number, isMain = false): MarketInfo =>
  marketInfo(++id, 1, { groupId, typeId, isMain, ...(param !== undefined && { param }) });
const shape = (cells: readonly (MarketInfo | null)[]) => cells.map((cell) => cell && [cell.typeId, cell.param ?? null]);

test('football has 1, X, 2; a missing outcome keeps its place', () => {
  const markets = [market(G.result, O.home), market(G.result, O.away)];
  expect(shape(boardCells(markets, true).result)).toEqual([[O.home, null], null, [O.away, null]]);
});

test('tennis and basketball have no X, and their own totals and handicaps', () => {
  const markets = [
    market(G.winner, O.home),
    market(G.winner, O.away),
    market(G.gamesTotal, O.over, 21.5, true),
    market(G.gamesTotal, O.under, 21.5, true),
    market(G.gamesHandicap, O.handicapHome, -3.5, true),
    market(G.gamesHandicap, O.handicapAway, 3.5, true),
  ];
  const cells = boardCells(markets, false);
  expect(shape(cells.result)).toEqual([
    [O.home, null],
    [O.away, null],
  ]);
  expect(shape(cells.total)).toEqual([
    [O.over, 21.5],
    [O.under, 21.5],
  ]);
  expect(shape(cells.handicap)).toEqual([
    [O.handicapHome, -3.5],
    [O.handicapAway, 3.5],
  ]);
});

test('[ODDS-03] a game with a winner and a result after regular time fills the column by what the list shows', () => {
  const markets = [
    ...[market(G.result, O.home), market(G.result, O.draw), market(G.result, O.away)],
    ...[market(G.winner, O.home), market(G.winner, O.away)],
  ];
  const groups = (hasDraw: boolean) => boardCells(markets, hasDraw).result.map((cell) => cell?.groupId);
  expect(groups(true)).toEqual([G.result, G.result, G.result]);
  expect(groups(false)).toEqual([G.winner, G.winner]);
});

test('of several lines the main one stands on the board, both its sides', () => {
  const markets = [
    market(G.total, O.over, 1.5),
    market(G.total, O.under, 1.5),
    market(G.total, O.under, 2.5, true),
    market(G.total, O.over, 2.5, true),
    market(G.handicap, O.handicapHome, -1),
    market(G.handicap, O.handicapAway, 1),
    market(G.handicap, O.handicapHome, 0.5, true),
    market(G.handicap, O.handicapAway, -0.5, true),
  ];
  const cells = boardCells(markets, true);
  expect(shape(cells.total)).toEqual([
    [O.over, 2.5],
    [O.under, 2.5],
  ]);
  expect(shape(cells.handicap)).toEqual([
    [O.handicapHome, 0.5],
    [O.handicapAway, -0.5],
  ]);
});

test('markets of other groups stay off the board', () => {
  const cells = boardCells([market(G.teamTotal1, O.over, 1.5, true)], true);
  expect(shape(cells.total)).toEqual([null, null]);
});
