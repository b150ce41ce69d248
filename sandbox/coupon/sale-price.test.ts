import { expect, test } from 'vitest';

import type { CouponIn } from '../../contracts/coupon.ts';
import { betStatuses } from '../../contracts/coupon.ts';
import { marketGroups as G } from '../../contracts/markets.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { defaultMargins } from '../../simulator/testing.ts';
import { figuresOf } from './figures.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';
import { offerFor } from './sale-price.ts';
import { couponById, setBetResult } from './store.ts';
import type { StoredCoupon } from './types.ts';

/** Places the slip, and waits until the time of a mistake is over. */
async function open(player: Player, markets: SimMarket[], patch: Partial<CouponIn> = {}): Promise<StoredCoupon> {
  const answer = await place(player, slipOf(markets, { amount: 1000, ...patch }));
  player.world.clock.advance(31);
  const { data } = answer.body as { data?: { coupon: { id: string } } };
  if (data === undefined) throw new Error(JSON.stringify(answer));
  return couponById(player.world.db, Number(data.coupon.id))!;
}

const types: [string, number, Partial<CouponIn>][] = [
  ['single', 1, {}],
  ['express of ten', 10, {}],
  ['system', 4, { typeId: 2, systemValue: 2 }],
  ['chain', 3, { typeId: 3 }],
  ['multi-bet', 4, { typeId: 4, systemValue: 2 }],
  ['conditional', 3, { typeId: 5 }],
  ['anti-express', 2, { typeId: 6 }],
  ['lucky', 4, { typeId: 7 }],
  ['patent', 4, { typeId: 8 }],
];

const withBlocks = (slip: CouponIn): CouponIn => ({
  ...slip,
  bets: slip.bets.map((bet, index) => ({ ...bet, blockId: index + 1 })),
});

test.each(types)(
  '[BET-11] [BET-36] the offer for a %s follows chances, not margins: with margins of play of 20 per cent nobody sells for more',
  async (_, legs, patch) => {
    const player = await setUp();
    const { world } = player;
    const markets = player.markets.slice(0, legs);
    const slip = withBlocks(slipOf(markets, patch));
    const coupon = await open(player, markets, { ...patch, bets: slip.bets });
    const price = () => offerFor(world, coupon)?.price ?? 0;
    const before = price();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(coupon.amount);
    world.simulator.setMargins({ ...defaultMargins, rows: [{ percent: 20 }] });
    expect(price()).toBeLessThanOrEqual(before);
  },
);

test('[BET-11] [BET-36] a leg that may come back is worth its chances by the part of the stake that is decided', async () => {
  const player = await setUp();
  const { world } = player;
  const { simulator } = world;
  const [home] = player.markets;
  const market = simulator.marketsOf(home!.gameId).find(({ groupId }) => groupId === G.drawNoBet)!;
  const coupon = await open(player, [market]);
  simulator.command({ gameId: market.gameId, do: 'odds', marketId: market.id, coef: 1.05 });
  const { chance, decided } = simulator.fairOf(market.id)!;
  expect(decided).toBeGreaterThan(0.5);
  expect(decided).toBeLessThan(0.9);
  const worth = coupon.amount * (decided * Math.min(chance, 1 / 1.05) * (market.milli / 1000) + 1 - decided);
  expect(offerFor(world, coupon)!.price).toBe(Math.floor(worth * 0.95));
});

test('[BET-36] sums over every way to end agree with the mean of what each pays', async () => {
  const player = await setUp();
  const { world } = player;
  const markets = player.markets.slice(0, 3);
  const { bets } = withBlocks(slipOf(markets));
  const coupon = await open(player, markets, { typeId: 3, bets });
  const chances = markets.map(({ id }) => world.simulator.fairOf(id)!.chance);
  let worth = 0;
  for (let ways = 0; ways < 8; ways += 1) {
    const ended = coupon.bets.map((bet, index) => ({
      ...bet,
      statusId: (ways >> index) & 1 ? betStatuses.win : betStatuses.lose,
    }));
    const chance = chances.reduce((all, one, index) => all * ((ways >> index) & 1 ? one : 1 - one), 1);
    worth += chance * (figuresOf({ ...coupon, bets: ended }).payout ?? 0);
  }
  expect(offerFor(world, coupon)!.price).toBe(Math.floor(worth * 0.95 ** 3));
  // A leg with a result has no margin any more.
  setBetResult(world.db, coupon.id, { ...coupon.bets[0]!, statusId: betStatuses.return });
  expect(offerFor(world, couponById(world.db, coupon.id)!)!.price).toBeGreaterThan(0);
});
