import { expect, test } from 'vitest';

import type { CouponTypeId } from '@contracts/coupon';

import { couponOf, type Ending, rowsFor, sizesOf } from './draft';
import { resultsOf } from './results';

const types = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies CouponTypeId[];
const draftOf = (typeId: CouponTypeId, odds: string[] = [], endings: Ending[] = [], size = 2) => ({
  ...{ typeId, stake: 10_000, size },
  rows: rowsFor(
    typeId,
    odds.map((text, at) => ({ id: at + 1, odds: text, ending: endings[at] ?? 'open', block: at + 1 })),
  ),
});

test.each(types)('[ROUTE-82] type %i is worked out at once with the fewest bets that it takes', (typeId) => {
  const worked = resultsOf(draftOf(typeId));
  expect(worked.ok).toBe(true);
  if (worked.ok) expect(worked.results.figures.possibleWin).toBeGreaterThan(0);
});

test('[ROUTE-82] an express of 1.85, 2.10 and 1.50 wins 5.828 stakes, its price rounded once', () => {
  const worked = resultsOf(draftOf(1, ['1.85', '2,10', '1.5']));
  expect(worked).toMatchObject({ ok: true, results: { figures: { possibleWin: 58_280 }, staked: 10_000, net: null } });
});

test('[ROUTE-82] a system 2 of 3 with one lost bet brings its one line that won', () => {
  const worked = resultsOf(draftOf(2, ['2.00', '3.00', '4.00'], ['won', 'won', 'lost']));
  expect(worked).toMatchObject({ ok: true, results: { figures: { payout: 20_000 }, net: 10_000, lineCount: 3 } });
});

test('[ROUTE-82] several singles stake the sum on each bet', () => {
  const worked = resultsOf(draftOf(9, ['2.00', '3.00'], ['won', 'lost']));
  expect(worked).toMatchObject({ ok: true, results: { staked: 20_000, figures: { payout: 20_000 }, net: 0 } });
});

test('[ROUTE-82] a bet that half won and half came back counts half', () => {
  const worked = resultsOf(draftOf(0, ['2.00'], ['halfWon']));
  expect(worked).toMatchObject({ ok: true, results: { figures: { payout: 15_000 } } });
});

test.each([
  ['odds', draftOf(0, ['1'])],
  ['odds', draftOf(0, ['two'])],
  ['stake', { ...draftOf(0, ['2']), stake: null }],
  ['count', { ...draftOf(1), rows: draftOf(0).rows }],
  ['blocks', { ...draftOf(4), rows: draftOf(4).rows.map((row) => ({ ...row, block: 2 })) }],
] as const)('[ROUTE-82] what is wrong with a coupon is named: %s', (fault, draft) => {
  expect(resultsOf(draft)).toEqual({ ok: false, fault });
});

test('[ROUTE-82] a size that the bets do not have any more gives way to the smallest', () => {
  const draft = draftOf(2, ['2.00', '2.00', '2.00'], [], 9);
  expect(sizesOf(draft)).toEqual([2]);
  expect(couponOf(draft).systemValue).toBe(2);
});
