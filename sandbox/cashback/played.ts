import { accountTypes } from '../../contracts/account.ts';
import { sql } from '../db/index.ts';
import { convertUp } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';

/** Of sport, of the casino, and of the casino once more for who has played there for long. */
export type CashbackKind = 'common' | 'vip' | 'premium';
const casino = { staked: ['game-stake'], won: ['game-payout'] };
const kinds: Readonly<Record<CashbackKind, { staked: readonly string[]; won: readonly string[] }>> = {
  common: { staked: ['stake', 'return'], won: ['payout', 'sale'] },
  vip: casino,
  premium: casino,
};

type Asked = { kind: CashbackKind; iso: string; from: number; to: number };

/**
 * Own money that a player staked on sport or in the casino and lost, from `from` to before `to` (ms), in minor units of `iso`. Bonus money does not
 * count. A stake that came back was not staked.
 */
export function playedIn(world: World, userId: number, { kind: asked, iso, from, to }: Asked) {
  const { staked, won } = kinds[asked];
  const all = [...staked, ...won];
  const rows = sql(
    world.db,
    `SELECT kind, account.iso AS iso, SUM(minor) AS minor FROM entry JOIN account ON account.id = account_id
     JOIN posting ON posting.id = posting_id
     WHERE account.user_id = ? AND account.type <> ? AND at >= ? AND at < ?
       AND kind IN (${all.map(() => '?').join(', ')}) GROUP BY kind, account.iso`,
  ).all(userId, accountTypes.bonus, from, to, ...all);
  const sum = (some: readonly string[]) =>
    rows
      .filter(({ kind }) => some.includes(String(kind)))
      .reduce((total, row) => total - convertUp(Number(row.minor), String(row.iso), iso), 0);
  return { staked: Math.max(0, sum(staked)), lost: sum(all) };
}
