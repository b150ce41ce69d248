/** Bets of the demo player that end by random histories, and what the tracker is asked about them. */
import fc from 'fast-check';

import type { BetStatusId } from '../../contracts/coupon.ts';
import { couponTypes } from '../../contracts/coupon-types.ts';
import { settlementReasons } from '../../contracts/settlement.ts';
import { place, type Player, slipOf } from '../coupon/player.testing.ts';
import { accountById } from '../ledger/index.ts';
import type { TrackerAsked, TrackerFilter } from './ask.ts';

export const noFilter: TrackerFilter = { sport: null, market: null, type: null, odds: null, tag: null };

const status = fc.constantFrom<BetStatusId>(0, 1, 1, 2, 3, 4, 5);
export const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      typeId: fc.constantFrom(couponTypes.single, couponTypes.express, couponTypes.system, couponTypes.antiExpress),
      from: fc.nat(3),
      amount: fc.integer({ min: 10, max: 5000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('end' as const), outcome: fc.nat(5), statusId: status }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      outcome: fc.nat(5),
      statusId: fc.constantFrom<BetStatusId>(0, 1),
      reason: fc.constantFrom(...settlementReasons),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sell' as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Places a coupon on some of the player's outcomes. One that the house refuses is none. */
export function bet(player: Player, step: Extract<Step, { do: 'place' }>): void {
  const { typeId, from, amount } = step;
  const count = typeId === couponTypes.single ? 1 : typeId === couponTypes.system ? 3 : 2;
  const slip = slipOf(player.markets.slice(from, from + count), { typeId, amount, systemValue: 2 });
  // Before a match nothing is waited for: the coupon is there when the call returns.
  void place(player, slip).catch(() => undefined);
}

export function askOf({ world, accountId }: Player, more: Partial<TrackerAsked> = {}): TrackerAsked {
  const account = accountById(world.db, accountId);
  if (account === null) throw new Error('The account is gone.');
  return { account, from: 0, to: world.clock.now() + 1000, zone: 0, filter: noFilter, ...more };
}
