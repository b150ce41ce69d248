import { accountTypes } from '../../contracts/account.ts';
import { sql } from '../db/index.ts';
import { payoutKinds, stakeKinds } from '../ledger/kinds.ts';
import { convertUp } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';

const staked = new Set(stakeKinds);
const kinds = [...stakeKinds, ...payoutKinds];

/**
 * What the player staked and won since `from` (ms), in minor units of `iso`, from the ledger itself. A stake counts when
 * it is placed. Bonus money does not count. Row LIM-63, decision D-145.
 */
export function moneySince(world: World, userId: number, iso: string, from: number): { staked: number; won: number } {
  const rows = sql(
    world.db,
    `SELECT kind, minor, account.iso AS iso FROM entry
     JOIN account ON account.id = account_id JOIN posting ON posting.id = posting_id
     WHERE account.user_id = ? AND account.type <> ? AND posting.at >= ? AND kind IN (${kinds.map(() => '?').join(', ')})`,
  ).all(userId, accountTypes.bonus, from, ...kinds);
  const sums = { staked: 0, won: 0 };
  for (const row of rows) {
    const minor = convertUp(Number(row.minor), String(row.iso), iso);
    if (staked.has(String(row.kind))) sums.staked -= minor;
    else sums.won += minor;
  }
  return sums;
}
