import { expect, test } from 'vitest';

import { couponFigures } from './index.ts';
import type { Leg } from './types.ts';

const legsOf = (statuses: readonly Leg['statusId'][]): Leg[] =>
  statuses.map((statusId, index) => ({ milli: 1010 + index, statusId, block: index + 1 }));
const won = (count: number) => Array.from({ length: count }, () => 1 as const);

// Each of these took minutes while the digits of the account grew threefold with every bet that staked all of it.
test('[BET-10] a chain of twenty that begins with a loss, or lives on what is left of one, is calculated at once', () => {
  const begun = performance.now();
  const lost = couponFigures({ typeId: 3, legs: legsOf([0, ...won(19)]), amount: 100_00 });
  const halved = couponFigures({ typeId: 3, legs: legsOf([5, ...won(19)]), amount: 100_00 });
  expect(lost).toMatchObject({ ok: true, figures: { payout: 0 } });
  const left = legsOf(won(20)).slice(1);
  const exact = left.reduce((account, { milli }) => account * BigInt(milli), 50_00n);
  expect(halved).toMatchObject({ ok: true, figures: { payout: Number(exact / 1000n ** 19n) } });
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('[BET-10] ten blocks that each stake all there is are calculated at once', () => {
  const legs = legsOf(won(10));
  const begun = performance.now();
  const all = couponFigures({ typeId: 5, legs, amounts: [100_00, ...Array.from({ length: 9 }, () => null)] });
  const exact = legs.reduce((account, { milli }) => account * BigInt(milli), 100_00n) / 1000n ** 10n;
  expect(all).toMatchObject({ ok: true, figures: { payout: Number(exact) } });
  expect(performance.now() - begun).toBeLessThan(1000);
});
