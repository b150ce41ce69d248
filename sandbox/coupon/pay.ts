import type { DatabaseSync } from 'node:sqlite';

import { accountTypes } from '../../contracts/account.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import { takeBack } from '../debts/index.ts';
import { accountById, accountsOf, balanceOf, openAccount, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import type { StoredCoupon } from './types.ts';

/** A key of the ledger that no posting has: `base` itself, and for a coupon that moves the same money again one behind it. */
export function freshKey(db: DatabaseSync, base: string): string {
  const count = sql(db, 'SELECT COUNT(*) AS n FROM posting WHERE key = ?1 OR (key >= ?2 AND key < ?3)');
  const n = Number(count.get(base, `${base}:`, `${base};`)?.n);
  return n === 0 ? base : `${base}:again-${String(n)}`;
}

/**
 * The account that paid. If it was removed, another account of the same currency, opened if needed: a win is never
 * lost. It is the player's own money, so it never goes to a bonus account.
 */
export function payee(
  { db, clock }: World,
  { accountId, userId, iso }: Pick<StoredCoupon, 'accountId' | 'userId' | 'iso'>,
): number {
  const account =
    accountById(db, accountId) ??
    accountsOf(db, userId).find((other) => other.iso === iso && other.type !== accountTypes.bonus);
  return account?.id ?? openAccount(db, { userId, iso, type: accountTypes.currency, at: clock.now() });
}

export const pay = (world: World, coupon: StoredCoupon, key: string, minor: number): void =>
  void post(world.db, {
    key,
    kind: 'payout',
    at: world.clock.now(),
    entries: [
      { account: { house: 'payouts', iso: coupon.iso }, minor: -minor },
      { account: payee(world, coupon), minor },
    ],
  });

/** The operator's rule for money that was paid by a wrong result and is gone: `collect`, or `writeOff`. Decision D-914. */
const isWrittenOff = ({ config }: World): boolean => config.settlementDebt === 'writeOff';

type Change = { minor: Minor; house: 'payouts' | 'bonuses'; key: string };

/**
 * Books the difference to the earlier payout of a coupon in a posting of its own. Gives what could not be taken back:
 * the player owes it, or the house bears it. Bonus money that is gone was never the player's, so it is no debt.
 */
export function moveChange(world: World, coupon: StoredCoupon, { minor, house, key }: Change): Minor {
  const { db, clock } = world;
  const { userId, iso } = coupon;
  if (minor === 0) return 0;
  const account = payee(world, coupon);
  const held = balanceOf(db, account);
  const missing = Math.max(0, -minor - held);
  const named = { key, kind: 'correction' };
  const isBonus = accountById(db, account)?.type === accountTypes.bonus;
  if (missing > 0 && !isBonus && !isWrittenOff(world)) {
    takeBack(world, { userId, account, iso, minor: -minor, house }, named);
    return missing;
  }
  const entries = [
    ...(minor + missing === 0 ? [] : [{ account, minor: minor + missing }]),
    ...(missing > 0 ? [{ account: { house: 'adjustments' as const, iso }, minor: -missing }] : []),
    { account: { house, iso }, minor: -minor },
  ];
  post(db, { ...named, at: clock.now(), entries });
  return 0;
}
