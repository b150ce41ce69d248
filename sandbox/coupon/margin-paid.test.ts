import { expect, test } from 'vitest';

import { marginOf } from './margin-paid.ts';
import { setUp, slipOf } from './player.testing.ts';
import { readSlip } from './slip.ts';

test('[PROMO-20] a bet keeps the margin of its prices, a coupon with another gift keeps none', async () => {
  const { world, markets } = await setUp();
  const margin = (count: number, more = {}, typeId: 0 | 1 | 3 = count === 1 ? 0 : 1) => {
    const bets = readSlip(world, typeId, slipOf(markets.slice(0, count)).bets);
    return marginOf(world, { typeId, bets, terms: { maxPayout: 1, ...more } });
  };
  const one = margin(1);
  expect(one).toBeGreaterThan(0.02);
  expect(one).toBeLessThan(0.12);
  expect(margin(3)).toBeGreaterThan(one);
  expect(margin(3, {}, 3)).toBeLessThan(margin(3));
  for (const gift of [{ hasBonusBet: true }, { promoCode: 'SECOND-CHANCE' }, { hyper: { percent: 5, min: 1, max: 2 } }])
    expect(margin(3, gift)).toBe(0);
});

test('[PROMO-22] what is won early holds the margin of its own price, which is shorter', async () => {
  const { world, markets } = await setUp();
  const priceNow = () => world.simulator.market(markets[0]!.id)!.milli;
  const usual = priceNow();
  for (const lead of [3, 2, 1]) {
    world.config = { ...world.config, earlyPayoutLead: lead };
    const bets = readSlip(world, 0, slipOf(markets.slice(0, 1)).bets);
    expect(priceNow()).toBeLessThanOrEqual(usual);
    const margin = marginOf(world, { typeId: 0, bets, terms: { maxPayout: 1 } });
    expect(margin).toBeGreaterThan(0.02);
    expect(margin).toBeLessThan(0.12);
  }
  expect(priceNow()).toBeLessThan(usual * 0.9);
});
