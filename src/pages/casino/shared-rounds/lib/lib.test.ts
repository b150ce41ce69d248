import { expect, test } from 'vitest';

import { autoOf } from './auto';
import { hear, type Round, type Table } from './table';

const round = (own: Partial<Round>): Round => ({
  ...{ id: 5, kind: 'crash', at: 1, chainId: 1, number: 5, phase: 'open', opensAt: 1, closesAt: 9, endsAt: null },
  ...{ nextAt: null, bets: 0, left: 0, draws: [], hash: null },
  ...own,
});
const table: Table = { round: round({ phase: 'running' }), last: [], chains: [], next: null };

test.each([
  ['an older round', round({ id: 4, phase: 'ended' })],
  ['an older state of this round', round({ phase: 'open' })],
  ['a round of another kind', round({ id: 6, kind: 'wheel-draw' })],
])('[LOTTO-03] %s changes nothing', (_, heard) => {
  expect(hear(table, heard)).toBe(table);
});

test('[LOTTO-03] a round that ended stands first among the last ones, once', () => {
  const ended = round({ phase: 'ended', draws: [250] });
  const once = hear(table, ended);
  expect(once).toMatchObject({ round: ended, last: [ended] });
  expect(hear(once, ended).last).toHaveLength(1);
  expect(hear(once, round({ id: 6 }))).toMatchObject({ round: { id: 6 }, last: [ended] });
});

test.each([
  ['', null],
  [' ', null],
  ['2', 200],
  ['1.01', 101],
  ['2,5', 250],
  ['4.35', 435],
  ['1000', 100_000],
  ['1.005', Number.NaN],
  ['-2', Number.NaN],
  ['off', Number.NaN],
  ['99999', Number.NaN],
])('[CAS-09] “%s” leaves at %s hundredths', (text, hundredths) => {
  expect(autoOf(text)).toBe(hundredths);
});
