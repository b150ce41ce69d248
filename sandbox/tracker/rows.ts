import type { DatabaseSync } from 'node:sqlite';

import { oddsBands } from '../../contracts/tracker.ts';
import { sql } from '../db/index.ts';
import type { TrackerAsked, TrackerFilter } from './ask.ts';

/** A coupon that ended. Money: minor units. `value`: closing-line value in millionths; null: it has none. `band`: of its price. */
export type Ended = {
  at: number;
  staked: number;
  returned: number;
  sport: number;
  market: number;
  marketText: number | null;
  type: number;
  band: number;
  value: number | null;
  tags: readonly string[];
};

/** The price band of a coupon by its price in thousandths. */
const bandOf = (milli: number): number =>
  Math.max(
    0,
    oddsBands.findLastIndex((low) => milli >= low),
  );

const noTags: readonly string[] = [];

/**
 * Every coupon of the span that ended, the oldest first, one at a time.
 * Of an advance the player staked only what their payouts gave back of it. Parts that were sold are a part of the stake and of what
 * came back, at the moment at which the coupon ended.
 */
export function* endedBets(
  db: DatabaseSync,
  { account, from, to }: Pick<TrackerAsked, 'account' | 'from' | 'to'>,
): Generator<Ended> {
  for (const row of sql(
    db,
    `SELECT settled_at AS at, amount
    - CASE WHEN instr(terms, '"prepaid"') > 0
        THEN COALESCE(json_extract(terms, '$.prepaid'), 0) - COALESCE(json_extract(terms, '$.covered'), 0) ELSE 0 END AS stake,
    payout, type_id AS type, milli, sport_id AS sport, market_id AS market, market_text AS marketText, value, tags,
    (SELECT SUM(sale.amount) FROM coupon_sale AS sale WHERE sale.coupon_id = coupon.id AND is_part = 1) AS soldStake,
    (SELECT SUM(sale.price) FROM coupon_sale AS sale WHERE sale.coupon_id = coupon.id AND is_part = 1) AS soldPaid
  FROM coupon JOIN tracked ON tracked.coupon_id = coupon.id LEFT JOIN bet_mark ON bet_mark.coupon_id = coupon.id
  WHERE account_id = ? AND settled_at IS NOT NULL AND settled_at >= ? AND settled_at < ? AND state IN ('settled', 'sold')
  ORDER BY settled_at, coupon.id`,
  ).iterate(account.id, from, to))
    yield {
      at: Number(row.at),
      staked: Number(row.stake) + Number(row.soldStake ?? 0),
      returned: Number(row.payout) + Number(row.soldPaid ?? 0),
      sport: Number(row.sport),
      market: Number(row.market),
      marketText: row.marketText === null ? null : Number(row.marketText),
      type: Number(row.type),
      band: bandOf(Number(row.milli)),
      value: row.value === null ? null : Number(row.value),
      tags: row.tags === null ? noTags : (JSON.parse(String(row.tags)) as string[]),
    };
}

export const isAsked = (bet: Ended, { sport, market, type, odds, tag }: TrackerFilter): boolean =>
  (sport === null || bet.sport === sport) &&
  (market === null || bet.market === market) &&
  (type === null || bet.type === type) &&
  (odds === null || bet.band === odds) &&
  (tag === null || bet.tags.includes(tag));
