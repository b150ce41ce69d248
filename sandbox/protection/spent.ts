import { accountTypes } from '../../contracts/account.ts';
import type { MoneyKind, Spent } from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';
import { accountsOf } from '../ledger/index.ts';
import { isOpenInSql } from '../ledger/under-way.ts';
import type { World } from '../world/world.ts';
import { counted } from './counted.ts';
import { convertUp } from './main-currency.ts';
import { movedOf } from './moved.ts';

/** No stretch of a limit is longer, seconds. */
const longestSec = 32 * 24 * 3600;

/**
 * What the player spent of a limit lately, from the ledger itself, in minor units of `iso`. Bonus money does not count. A
 * deposit counts from when it was begun, also after its money has come: it stays in the stretch that allowed it.
 */
export function spentOf(world: World, userId: number, counts: MoneyKind['counts'], iso: string): Spent[] {
  if (counts === 'balance') return balanceNow(world, userId, iso);
  const kinds = counted[counts].movements;
  if (kinds.length === 0) return [];
  const since = world.clock.now() - longestSec * 1000;
  const moved = movedOf(world.db, { userId, kinds, sign: counts === 'deposit' ? 1 : -1, iso, since });
  return counts === 'deposit' ? [...moved, ...underWay(world, userId, iso)] : moved;
}

/** What the player has on all accounts, in minor units of `iso`. Bonus money does not count. */
export const heldOf = ({ db }: World, userId: number, iso: string): number =>
  accountsOf(db, userId)
    .filter(({ type }) => type !== accountTypes.bonus)
    .reduce((sum, account) => sum + convertUp(account.minor, account.iso, iso), 0);

/** Deposits whose money may still come hold their sum of the limit. One that fails gives it back. Row PAY-08. */
const underWay = (world: World, userId: number, iso: string): Spent[] =>
  sql(world.db, `SELECT created_at, minor, iso FROM deposit WHERE user_id = ? AND ${isOpenInSql}`)
    .all(userId)
    .map((row) => ({
      at: Math.floor(Number(row.created_at) / 1000),
      minor: convertUp(Number(row.minor), String(row.iso), iso),
    }));

/** A balance counts as of now, with deposits whose money may still come. */
const balanceNow = (world: World, userId: number, iso: string): Spent[] => {
  const at = Math.floor(world.clock.now() / 1000);
  return [
    { at, minor: heldOf(world, userId, iso) },
    ...underWay(world, userId, iso).map(({ minor }) => ({ at, minor })),
  ];
};
