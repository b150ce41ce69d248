import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import { accountById, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';
import { couponById, setTerms } from './store.ts';
import type { StoredCoupon } from './types.ts';

const horizonMs = 48 * 3600_000;

const openOf = ({ db }: World, accountId: number): StoredCoupon[] =>
  sql(db, "SELECT id FROM coupon WHERE account_id = ? AND state = 'open' ORDER BY id")
    .all(accountId)
    .flatMap(({ id }) => couponById(db, Number(id)) ?? []);

/** A player may have hundreds of open coupons and no advance: those without one are not read. */
const advancedOf = ({ db }: World, accountId: number): StoredCoupon[] =>
  sql(
    db,
    `SELECT id FROM coupon WHERE account_id = ? AND state = 'open' AND json_extract(terms, '$.prepaid') > 0 ORDER BY id`,
  )
    .all(accountId)
    .flatMap(({ id }) => couponById(db, Number(id)) ?? []);

const owedBy = ({ terms }: StoredCoupon): Minor => (terms.prepaid ?? 0) - (terms.covered ?? 0);

/** Half of what the account's open bets can still win within 48 h, minus the advances in use (decision D-56). */
export function availableAdvance(world: World, { accountId }: Purse): Minor {
  const now = world.clock.now();
  const open = openOf(world, accountId);
  const backing = open.filter(
    ({ terms, bets }) =>
      terms.prepaid === undefined &&
      bets.every(({ statusId, facts }) => statusId !== 0 && facts.game.startAt * 1000 <= now + horizonMs),
  );
  const sum = backing.reduce((all, { possibleWin }) => all + possibleWin, 0);
  const used = open.reduce((all, coupon) => all + owedBy(coupon), 0);
  return Math.max(0, Math.floor(sum / 2) - used);
}

/**
 * A payout first gives back what was advanced on it, the oldest advance first. Returns coupons that may be payable now.
 */
export function coverAdvances(world: World, { id, accountId }: StoredCoupon, payout: Minor): StoredCoupon[] {
  const { db, clock } = world;
  const owing = advancedOf(world, accountId).filter((coupon) => owedBy(coupon) > 0);
  let left = accountById(db, accountId) === null ? 0 : payout;
  return owing.map((coupon) => {
    const minor = Math.min(left, owedBy(coupon));
    if (minor <= 0) return coupon;
    left -= minor;
    const entries = [
      { account: accountId, minor: -minor },
      { account: { house: 'advances' as const, iso: coupon.iso }, minor },
    ];
    post(db, { key: `advance:${String(coupon.id)}:${String(id)}`, kind: 'advance', at: clock.now(), entries });
    const terms = { ...coupon.terms, covered: (coupon.terms.covered ?? 0) + minor };
    setTerms(db, coupon.id, terms);
    return { ...coupon, terms };
  });
}

/** `wait`: bets that may still pay for the advance are open. `void`: none is left that could. */
export function advanceState(world: World, coupon: StoredCoupon): 'covered' | 'wait' | 'void' {
  if (owedBy(coupon) <= 0) return 'covered';
  const backing = openOf(world, coupon.accountId).some(
    ({ id, terms }) => id < coupon.id && terms.prepaid === undefined,
  );
  return backing ? 'wait' : 'void';
}
