import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '@contracts/markets';

import type { MarketInfo } from '@/entities/match';
import { marketInfo } from '@/entities/match/testing';

import { asianLines, mostLines } from './lines';

let id = 0;
const outcome = (groupId: number, typeId: number, param?: number, isMain = false): MarketInfo =>
  marketInfo((id += 1), 1, { groupId, typeId, isMain, ...(param === undefined ? {} : { param }) });
const handicap = (line: number, isMain = false, groupId: number = G.handicap) => [
  outcome(groupId, O.handicapHome, line, isMain),
  outcome(groupId, O.handicapAway, 0 - line, isMain),
];
const total = (line: number, isMain = false) => [
  outcome(G.total, O.over, line, isMain),
  outcome(G.total, O.under, line, isMain),
];

test('[ASIA-01] the main line stands first, then its neighbours, and no more than three', () => {
  const { full, count } = asianLines(
    [-1.25, -0.75, -0.25, 0, 0.25, 0.75].flatMap((line) => handicap(line, line === -0.25)),
  );
  expect(full.handicap.map(({ line }) => line)).toEqual([-0.25, 0, -0.75]);
  expect(count).toBe(mostLines);
  for (const { line, sides } of full.handicap) expect(sides.map((side) => side?.param)).toEqual([line, 0 - line]);
});

test('[ASIA-01] of lines that the feed calls none the main one, the middle one stands first', () => {
  const { first, hasFirst } = asianLines(
    [-1.5, -0.5, 0.5].flatMap((line) => handicap(line, false, G.firstHalfHandicap)),
  );
  expect(hasFirst).toBe(true);
  expect(first.handicap[0]?.line).toBe(-0.5);
});

test('[ASIA-01] results stand as home, away, draw; a missing side keeps its place', () => {
  const over = outcome(G.total, O.over, 2.5);
  const lines = asianLines([outcome(G.result, O.home), outcome(G.result, O.away), outcome(G.result, O.draw), over]);
  expect(lines.full.result.map((market) => market?.typeId)).toEqual([O.home, O.away, O.draw]);
  expect(lines.full.total).toEqual([{ line: 2.5, sides: [over, null] }]);
  expect([lines.hasDraw, lines.hasFirst, lines.count]).toEqual([true, false, 1]);
});

test('the second half, and other markets of a page that is open beside the list, change nothing', () => {
  const own = [...handicap(-0.5, true), ...total(2.5, true)];
  const others = [...handicap(-0.5, false, G.periodHandicap), outcome(G.correctScore, O.score, 100)];
  const shown = ({ full, first }: ReturnType<typeof asianLines>) => [full, first];
  expect(shown(asianLines([...own, ...others]))).toEqual(shown(asianLines(own)));
});

test('the same outcomes give the same lines, so nothing renders anew', () => {
  const markets = handicap(-0.5, true);
  expect(asianLines(markets)).toBe(asianLines(markets));
});

test('two writings of level are one line', () => {
  expect(asianLines(handicap(0, true)).full.handicap).toHaveLength(1);
});
