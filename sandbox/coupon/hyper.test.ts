import { expect, test } from 'vitest';

import type { BetStatusId } from '../../contracts/coupon.ts';
import { carriesHyper } from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import { hyperFor, offeredHyper } from './hyper.ts';
import { setUp, slipOf } from './player.testing.ts';
import { readSlip, returnOf } from './slip.ts';

test('[PROMO-20] four legs that win anyway bring no hyper bonus: each must have a price of 1.2', () => {
  const config = { hyperBonusPercent: 10 } as SiteConfig;
  const offered = (...odds: number[]) =>
    offeredHyper(
      config,
      1,
      odds.map((milli) => ({ milli })),
      'USD',
    )?.percent;
  expect(offered(1200, 1500, 2000, 9000)).toBe(10);
  expect(offered(1199, 1500, 2000, 9000)).toBeUndefined();
  expect(offered(1010, 1010, 1010, 1010)).toBeUndefined();
  expect(offered(1500, 1500, 1500)).toBeUndefined();
});

test('[PROMO-21] a hyper bonus that the margin of its legs does not pay for is not on offer', async () => {
  const { world, markets } = await setUp();
  const offered = (percent: number, count: number) => {
    const bets = readSlip(world, 1, slipOf(markets.slice(0, count)).bets);
    return hyperFor(world, { hyperBonusPercent: percent } as SiteConfig, { typeId: 1, bets, iso: 'USD' })?.percent;
  };
  expect([offered(10, 4), offered(100, 4), offered(1000, 10)]).toEqual([10, undefined, undefined]);
  expect(offered(0, 4)).toBeUndefined();
});

test('[PROMO-21] a house that takes no margin has chosen to give: its hyper bonus is on offer', async () => {
  const { world, markets } = await setUp();
  const bets = readSlip(world, 1, slipOf(markets.slice(0, 4)).bets).map((bet) => ({
    ...bet,
    milli: Math.ceil(bet.milli / returnOf(world, bet)),
  }));
  const config = { hyperBonusPercent: 10 } as SiteConfig;
  expect(hyperFor(world, config, { typeId: 1, bets, iso: 'USD' })?.percent).toBe(10);
});

test('[PROMO-21] legs that were returned carry no hyper bonus', () => {
  const [lost, won, back, forced] = [0, 1, 2, 3].map((statusId) => ({
    milli: 1500,
    statusId: statusId as BetStatusId,
  }));
  expect(carriesHyper([won!, won!, won!, won!])).toBe(true);
  expect(carriesHyper([won!, won!, won!, won!, back!])).toBe(true);
  expect(carriesHyper([won!, won!, won!, back!])).toBe(false);
  expect(carriesHyper([lost!, won!, forced!, won!])).toBe(false);
  expect(carriesHyper([won!, won!, won!, won!, { milli: 1199, statusId: 2 }])).toBe(true);
});
