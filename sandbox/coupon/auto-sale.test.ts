import { expect, test } from 'vitest';

import { defaultMargins } from '../simulator/margins.ts';
import { place, setUp, slipOf } from './player.testing.ts';
import { offerFor } from './sale-price.ts';
import { autoSellRules, setAutoSell } from './sale-store.ts';
import { couponById, inPlayOf } from './store.ts';

test('[BET-11] a coupon sells itself when its price is reached, though nobody looks at its match', async () => {
  const player = await setUp();
  const { world, userId, markets } = player;
  await place(player, slipOf([markets[0]!]));
  world.clock.advance(60);
  const id = inPlayOf(world.db, userId)[0]!.id;
  const { price } = offerFor(world, couponById(world.db, id)!)!;
  setAutoSell(world.db, id, price + 100);
  world.simulator.setMargins(defaultMargins);
  expect(couponById(world.db, id)?.state).toBe('open');
  // Shorter prices say that the bet is likelier to win, so the house pays more for it.
  world.simulator.setMargins({ ...defaultMargins, rows: [{ percent: 20 }] });
  expect(couponById(world.db, id)?.state).not.toBe('open');
  expect(autoSellRules(world.db)).toEqual([]);
});
