import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toWire } from '../../contracts/maths/index.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { auditBooks } from '../audit/index.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { balanceOf } from '../ledger/index.ts';
import { editBet } from './edit.ts';
import { type EditPlan, openLegs, planEdit } from './edit-plan.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';
import { couponById } from './store.ts';

const step = fc.record({
  legs: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }),
  moves: fc.array(fc.record({ index: fc.integer({ min: 0, max: 5 }), coef: fc.integer({ min: 105, max: 900 }) })),
  wait: fc.integer({ min: 0, max: 40 }),
  isFailing: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function edited(player: Player, id: number, markets: SimMarket[], { legs, isFailing }: Step) {
  const { world } = player;
  const coupon = couponById(world.db, id);
  if (coupon === null) throw new Error('The coupon is gone.');
  const ids = legs.map((index) => markets[index]!.id);
  const plan: EditPlan = planEdit(
    world,
    coupon,
    ids.map((marketId) => ({ marketId, coef: null })),
    { lng: 'en', seen: null },
  );
  const bets = ids.map((marketId) => ({ marketId, coef: (world.simulator.market(marketId)?.milli ?? 0) / 1000 }));
  const { possibleWin = 0 } = plan.made ?? {};
  const request = { bets, value: toWire(plan.value, 2), possibleWin: toWire(possibleWin, 2), accept: 'same' as const };
  let next = id;
  try {
    await editBet({ world, couponId: id, request: { ...request, lng: 'en' } }, (act) =>
      transaction(world.db, () => {
        const outcome = act();
        // As when the process dies, or the disk is full, once both sides are written.
        if (isFailing) throw new ApiFailure(503, 0, 'No room.');
        next = Number((outcome.body as { data: { coupon: { id: string } } }).data.coupon.id);
        return outcome;
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
  }
  return { next, wanted: ids };
}

test('[BET-33] after any row of edits and failures the books balance, and the money is what the player had less the first stake', async () => {
  const player = await setUp();
  const { world, accountId } = player;
  const markets = player.markets.slice(0, 6);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const before = balanceOf(world.db, accountId);
      const answer = await place(player, slipOf([world.simulator.market(markets[0]!.id)!]));
      let id = Number((answer.body as { data: { coupon: { id: string } } }).data.coupon.id);
      for (const one of steps) {
        for (const { index, coef } of one.moves)
          world.simulator.command({
            ...{ gameId: markets[index]!.gameId, do: 'odds', marketId: markets[index]!.id, coef: coef / 100 },
          });
        world.clock.advance(one.wait);
        const { next, wanted } = await edited(player, id, markets, one);
        const [old, fresh] = [couponById(world.db, id)!, couponById(world.db, next)!];
        if (next !== id) {
          expect([old.state, old.payout]).toEqual(['sold', fresh.amount]);
          expect(openLegs(fresh)).toEqual(wanted);
        }
        expect(fresh.state).toBe('open');
        id = next;
      }
      expect(before - balanceOf(world.db, accountId)).toBe(100_00);
      expect(auditBooks(world.db)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
