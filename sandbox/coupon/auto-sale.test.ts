import { expect, test } from 'vitest';

import { defaultMargins } from '../../simulator/testing.ts';
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
  // A margin makes prices shorter, but nothing likelier to win.
  world.simulator.setMargins({ ...defaultMargins, rows: [{ percent: 20 }] });
  expect(couponById(world.db, id)?.state).toBe('open');
  world.simulator.setMargins(defaultMargins);
  const { gameId, id: marketId, milli } = markets[0]!;
  world.simulator.command({ gameId, do: 'odds', marketId, coef: (milli * 0.9) / 1000 });
  expect(couponById(world.db, id)?.state).not.toBe('open');
  expect(autoSellRules(world.db)).toEqual([]);
});
