/** Coupons of every type on the same few outcomes, and random histories of what is said about their results. */
import fc from 'fast-check';

import { accountTypes } from '../../contracts/account.ts';
import type { BetStatusId, CouponIn } from '../../contracts/coupon.ts';
import { couponTypes } from '../../contracts/coupon-types.ts';
import { settlementReasons } from '../../contracts/settlement.ts';
import { sql } from '../db/index.ts';
import { accountsOf, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';

const outcomes = 5;
const status = fc.constantFrom<BetStatusId>(0, 1, 1, 2, 3, 4, 5, 6);
const outcome = fc.nat(outcomes - 1);
const word = fc.record({
  do: fc.constant('say' as const),
  outcome,
  at: fc.integer({ min: 1, max: 9 }),
  said: fc.oneof(
    fc.record({ do: fc.constantFrom('result' as const, 'correction' as const), statusId: status }),
    fc.record({
      do: fc.constantFrom('result' as const, 'correction' as const),
      statusId: fc.constantFrom<BetStatusId>(0, 1),
      voidFactor: fc.constantFrom(0 as const, 0.5 as const, 1 as const),
    }),
    fc.record({ do: fc.constantFrom('rollback' as const, 'cancel' as const) }),
  ),
  reason: fc.constantFrom(...settlementReasons),
});
const step = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('match' as const), outcome, statusId: status }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('spend' as const, 'restart' as const) }) },
);
export const history = fc.array(step, { minLength: 3, maxLength: 16 });
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Every type of coupon, of own money and of bonus money, one with a code and one that was sold. The player has no other money. */
export async function crowded(): Promise<Player> {
  const player = await setUp();
  const { world, userId } = player;
  const markets = player.markets.slice(0, outcomes);
  for (const { id, iso, minor, type } of accountsOf(world.db, userId))
    if (type === accountTypes.currency) take(world, { id, iso, minor }, 'other');
  const bonus = accountsOf(world.db, userId).find(({ type }) => type === accountTypes.bonus);
  const put = (from: number, to: number, patch: Partial<CouponIn> = {}) =>
    place(player, slipOf(markets.slice(from, to), patch));
  for (let at = 0; at < outcomes; at += 1) await put(at, at + 1, at === 0 ? { promoCode: 'SECOND-CHANCE' } : {});
  for (const typeId of [couponTypes.express, couponTypes.system, couponTypes.chain, couponTypes.antiExpress] as const)
    for (const from of [0, 1])
      await put(from, from + (typeId === couponTypes.antiExpress ? 2 : 4), { typeId, systemValue: 2 });
  for (const typeId of [couponTypes.lucky, couponTypes.patent] as const) await put(0, 4, { typeId, amount: 90 });
  if (bonus !== undefined) await put(0, 1, { accountId: bonus.id });
  return { ...player, markets };
}

let moved = 0;
/** Money leaves an account, as by a withdrawal. */
export function take(
  world: World,
  { id, iso, minor }: { id: number; iso: string; minor: number },
  why = 'spent',
): void {
  if (minor === 0) return;
  moved += 1;
  const entries = [
    { account: id, minor: -minor },
    { account: { house: 'adjustments' as const, iso }, minor },
  ];
  post(world.db, { key: `adjustment:${why}:${String(moved)}`, kind: 'adjustment', at: world.clock.now(), entries });
}

/** What a test compares of every coupon. */
export const endings = ({ db }: World): unknown[] =>
  sql(db, 'SELECT id, state, status_id, payout FROM coupon ORDER BY id')
    .all()
    .map((row) => ({
      ...row,
      bets: sql(db, 'SELECT status_id FROM coupon_bet WHERE coupon_id = ? ORDER BY position')
        .all(Number(row.id))
        .map(({ status_id }) => status_id),
    }));
