import { isAntiExpress } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { Milli, Minor } from '../../contracts/maths/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

type Taken = { iso: string; typeId: number; amount: Minor; at: number };

/** What a bet on an outcome pays on average beyond its stake, when it wins; in first stakes. */
function press({ simulator }: World, marketId: number, milli: Milli, { iso, typeId, amount, at }: Taken): void {
  // An anti-express is a bet against its outcomes.
  if (isAntiExpress(typeId)) return;
  simulator.press(marketId, { risk: (amount * (milli - 1000)) / 1000 / currencyFacts(iso).first, at });
}

/** Lets prices answer to a coupon that was taken, once it is written. */
export const pressBy = (
  world: World,
  coupon: Omit<Taken, 'at'> & { bets: readonly { marketId: number; milli: Milli }[] },
): void =>
  afterCommit(world.db, () => {
    const at = world.clock.now();
    for (const { marketId, milli } of coupon.bets) press(world, marketId, milli, { ...coupon, at });
  });

/** At a start: what was taken lately counts on. */
export function pressAgain(world: World): void {
  const { db, clock, simulator } = world;
  const since = clock.now() - (simulator.margins().money?.minutes ?? 0) * 60_000;
  const rows = sql(
    db,
    `SELECT market_id AS marketId, coupon_bet.milli AS milli, iso, type_id AS typeId, amount, placed_at AS at
     FROM coupon JOIN coupon_bet ON coupon_id = coupon.id WHERE state = 'open' AND placed_at > ? ORDER BY placed_at, position`,
  ).all(since);
  for (const { marketId, milli, iso, typeId, amount, at } of rows)
    press(world, Number(marketId), Number(milli), {
      ...{ iso: String(iso), typeId: Number(typeId), amount: Number(amount), at: Number(at) },
    });
}
