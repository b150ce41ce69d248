import { createHash } from 'node:crypto';

import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { sharedGameOf, type SharedKind } from '../../contracts/shared-games/index.ts';
import type { SharedPlayer } from '../../contracts/shared-rounds.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** The page of a round shows so many; the count of bets says how many there are. */
const most = 30;
const digitsOfSign = 8;

/** What stands for a bet before others. Nobody can find the bet, its player or another bet of theirs by it. Decision D-463. */
export const signOf = (betId: string): string =>
  createHash('sha256').update(betId).digest('hex').slice(0, digitsOfSign);

/** The players in a round that one can leave, the earliest first; undefined for any other round. Row CAS-09. */
export function playersOf({ db }: World, { id, kind }: { id: number; kind: SharedKind }): SharedPlayer[] | undefined {
  if (sharedGameOf(kind).timing.by !== 'flight') return undefined;
  const rows = sql(
    db,
    'SELECT id, iso, stake, payout, left_at FROM shared_bet WHERE round_id = ? ORDER BY at, id LIMIT ?',
  ).all(id, most) as { id: string; iso: string; stake: number; payout: number; left_at: number | null }[];
  return rows.map(({ id: betId, iso, stake, payout, left_at }) => {
    const { digits } = currencyFacts(iso);
    const sums = { stake: toWire(stake, digits), payout: toWire(payout, digits) };
    return { sign: signOf(betId), currency: iso, left: left_at, ...sums };
  });
}
