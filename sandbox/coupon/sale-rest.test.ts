import { expect, test } from 'vitest';

import type { Quote } from '../../contracts/sale.ts';
import { sql, transaction } from '../db/index.ts';
import { leastStake } from './limits.ts';
import { place, setUp, slipOf } from './player.testing.ts';
import { quoteFor, sell } from './sale.ts';
import { couponById } from './store.ts';

/** A bet of 150 roubles that the house buys, and what a sale of a part of it leaves in play. */
async function bought() {
  const player = await setUp();
  const { world, markets } = player;
  const [market] = markets.filter(({ milli }) => milli > 1800 && milli < 2200);
  await place(player, slipOf([market!], { amount: 150, changeCoefAction: 1 }));
  world.clock.advance(60);
  const id = Number(sql(world.db, 'SELECT id FROM coupon').get()?.id);
  const stored = () => couponById(world.db, id)!;
  const least = leastStake(stored().iso);
  const sellPart = ({ price, token }: Quote) =>
    transaction(world.db, () => sell(world, stored(), { token, price, accept: 'strict', mode: 'page' }));
  return { ...{ stored, least, sellPart }, quote: (part: number) => quoteFor(world, stored(), part) };
}

test.each([1, 2])(
  '[BET-55] a part that would leave less than the least stake (by %d) is the whole bet, at its price',
  async (below) => {
    const { stored, least, sellPart, quote } = await bought();
    const { amount } = stored();
    const part = (amount - least + below) / amount;
    expect(quote(part).price).toBe(quote(1).price);
    sellPart(quote(part));
    expect(stored()).toMatchObject({ state: 'sold', amount });
  },
);

test('[BET-55] a part that leaves the least stake leaves a bet of it', async () => {
  const { stored, least, sellPart, quote } = await bought();
  const { amount } = stored();
  expect(quote((amount - least) / amount).price).toBeLessThan(quote(1).price);
  sellPart(quote((amount - least) / amount));
  expect(stored()).toMatchObject({ state: 'open', amount: least });
  expect(() => quote(0.5)).not.toThrow();
  sellPart(quote(0.5));
  expect(stored()).toMatchObject({ state: 'sold', amount: least });
});
