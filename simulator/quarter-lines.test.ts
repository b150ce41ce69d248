import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import { couponFigures, type CouponInput } from '../contracts/maths/index.ts';
import type { Facts, Pair } from './match.ts';
import { resultOfMarket } from './settle.ts';

const ended = (full: Pair): Facts => ({
  full,
  periods: [full, [0, 0]],
  periodsDone: 2,
  goals: [],
  isOver: true,
  isAbandoned: false,
});

/** What 100.00 at 1.95 brings on one whole or half line. */
const paysOn = (margin: number): number => (margin > 0 ? 19_500 : margin === 0 ? 10_000 : 0);
/** A quarter line is half of the stake on each of its neighbours. */
const expected = (margin: number, line: number): number =>
  (line * 2) % 1 === 0 ? paysOn(margin + line) : (paysOn(margin + line - 0.25) + paysOn(margin + line + 0.25)) / 2;

const margins = Array.from({ length: 9 }, (_, index) => index - 4);
const lines = Array.from({ length: 49 }, (_, index) => (index - 24) / 4);

test('[ASIA-02] 441 handicaps by quarters pay what two bets of half the stake pay, for either side and half', () => {
  let cases = 0;
  for (const margin of margins)
    for (const line of lines) {
      const pays = (groupId: number, typeId: number, period: number) => {
        const full: Pair = margin >= 0 ? [margin + 1, 1] : [1, 1 - margin];
        const score = typeId === O.handicapHome ? full : ([full[1], full[0]] as const);
        const statusId = resultOfMarket({ groupId, typeId, period, param: line }, ended(score));
        const result = couponFigures({ typeId: 0, amount: 10_000, legs: [{ milli: 1950, statusId }] } as CouponInput);
        return result.ok ? result.figures.payout : null;
      };
      for (const [groupId, period] of [
        [G.handicap, 0],
        [G.firstHalfHandicap, 1],
      ] as const)
        for (const side of [O.handicapHome, O.handicapAway])
          expect(pays(groupId, side, period), `${String(margin)} ${String(line)}`).toBe(expected(margin, line));
      cases += 1;
    }
  expect(cases).toBe(441);
});

test('[ASIA-02] a handicap counted from the score of the moment pays as the one on the whole match', () => {
  for (const lead of margins)
    for (const later of margins)
      for (const line of lines) expect(expected(later, line + lead)).toBe(expected(later + lead, line));
});
