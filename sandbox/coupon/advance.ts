import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import { accountById, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';
import { isCorrecting } from './correcting.ts';
import { freshKey } from './pay.ts';
import { isSettling } from './settling.ts';
import { type Found, isRelated } from './slip.ts';
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

const isOnSame = ({ bets }: StoredCoupon, others: readonly Found[]): boolean =>
  bets.some((bet) => others.some((other) => isRelated({ bet, match: bet.facts.game }, other)));

/**
 * Does this coupon pay for an advance? Only one that was there before it, on other matches: else the player could see how the bet on the
 * advance ends and then pay for it or not, or have it lost for nothing whenever it loses. Decision D-507.
 */
const isBacking = (coupon: StoredCoupon, advanced: StoredCoupon): boolean =>
  coupon.id < advanced.id &&
  coupon.terms.prepaid === undefined &&
  !isOnSame(
    coupon,
    advanced.bets.map((bet) => ({ bet, match: bet.facts.game })),
  );

/**
 * Half of what the account's open bets can still win within 48 h, without those on matches of this slip, minus the advances in use
 * (decision D-56).
 */
export function availableAdvance(world: World, { accountId }: Purse, slip: readonly Found[]): Minor {
  const now = world.clock.now();
  const open = openOf(world, accountId);
  const backing = open.filter(
    (coupon) =>
      coupon.terms.prepaid === undefined &&
      !isOnSame(coupon, slip) &&
      !isCorrecting(world, coupon) &&
      coupon.bets.every(
        (bet) => bet.statusId !== 0 && !isSettling(world, bet) && bet.facts.game.startAt * 1000 <= now + horizonMs,
      ),
  );
  const sum = backing.reduce((all, { possibleWin }) => all + possibleWin, 0);
  const used = open.reduce((all, coupon) => all + owedBy(coupon), 0);
  return Math.max(0, Math.floor(sum / 2) - used);
}

/**
 * A payout first gives back what was advanced on it, the oldest advance first. Returns coupons that may be payable now.
 */
export function coverAdvances(world: World, paid: StoredCoupon, payout: Minor): StoredCoupon[] {
  const { db, clock } = world;
  const { id, accountId } = paid;
  const owing = advancedOf(world, accountId).filter((coupon) => owedBy(coupon) > 0);
  let left = accountById(db, accountId) === null ? 0 : payout;
  return owing.map((coupon) => {
    const minor = isBacking(paid, coupon) ? Math.min(left, owedBy(coupon)) : 0;
    if (minor <= 0) return coupon;
    left -= minor;
    const entries = [
      { account: accountId, minor: -minor },
      { account: { house: 'advances' as const, iso: coupon.iso }, minor },
    ];
    const key = freshKey(db, `advance:${String(coupon.id)}:${String(id)}`);
    post(db, { key, kind: 'advance', at: clock.now(), entries });
    const terms = { ...coupon.terms, covered: (coupon.terms.covered ?? 0) + minor };
    setTerms(db, coupon.id, terms);
    return { ...coupon, terms };
  });
}

/** `wait`: bets that may still pay for the advance are open. `void`: no bet is left that could. */
export function advanceState(world: World, coupon: StoredCoupon): 'covered' | 'wait' | 'void' {
  if (owedBy(coupon) <= 0) return 'covered';
  return openOf(world, coupon.accountId).some((open) => isBacking(open, coupon)) ? 'wait' : 'void';
}
