import type { DatabaseSync } from 'node:sqlite';

import { oddsBands } from '../../contracts/tracker.ts';
import { sql } from '../db/index.ts';
import type { TrackerAsked } from './ask.ts';

/**
 * A coupon that ended. Money: minor units. `value`: closing-line value in millionths; null: the bet has none. `band`:
 * of its price.
 */
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

/** Coupons that a filter asks for; a gap without a value asks nothing. */
export const asFiltered = `milli >= :low AND milli < :high AND (:sport IS NULL OR sport_id = :sport)
  AND (:market IS NULL OR market_id = :market) AND (:type IS NULL OR type_id = :type) AND (:tag IS NULL OR EXISTS (
    SELECT 1 FROM bet_mark AS mark, json_each(mark.tags) AS written WHERE mark.coupon_id = coupon.id AND written.value = :tag))`;

/** What the gaps of a statement over a span and a filter hold. */
export function gapsOf({ account, from, to, filter }: Pick<TrackerAsked, 'account' | 'from' | 'to' | 'filter'>) {
  const { odds, ...rest } = filter;
  const [low, high] = odds === null ? [0, undefined] : [odds === 0 ? 0 : oddsBands[odds], oddsBands[odds + 1]];
  return { account: account.id, from, to, ...rest, low: low ?? 0, high: high ?? Number.MAX_SAFE_INTEGER };
}

const soldParts = (column: string) =>
  `COALESCE((SELECT SUM(${column}) FROM coupon_sale AS sale WHERE sale.coupon_id = coupon.id AND is_part = 1), 0)`;
/**
 * Stake and return of a coupon that ended. Of an advance the player staked only what their payouts gave back of it. Parts that were sold
 * are a part of the stake and of what came back, at the moment at which the coupon ended.
 */
const sums = `amount - CASE WHEN instr(terms, '"prepaid"') > 0
    THEN COALESCE(json_extract(terms, '$.prepaid'), 0) - COALESCE(json_extract(terms, '$.covered'), 0) ELSE 0 END
  + ${soldParts('sale.amount')} AS staked, COALESCE(payout, 0) + ${soldParts('sale.price')} AS returned`;

/** The same of one coupon, minor units. */
export function sumsOf(db: DatabaseSync, couponId: number): { staked: number; returned: number } {
  const row = sql(db, `SELECT ${sums} FROM coupon WHERE id = ?`).get(couponId);
  return { staked: Number(row?.staked), returned: Number(row?.returned) };
}

/** Every coupon of the span that ended, the oldest first, one at a time. `isAsked`: by the filter. */
export function* endedBets(db: DatabaseSync, asked: TrackerAsked): Generator<Ended & { isAsked: boolean }> {
  for (const row of sql(
    db,
    `SELECT settled_at AS at, ${sums}, type_id AS type, milli, sport_id AS sport, market_id AS market, market_text AS marketText, value,
       bet_mark.tags AS tags, ${asFiltered} AS isAsked
     FROM coupon JOIN tracked ON tracked.coupon_id = coupon.id LEFT JOIN bet_mark ON bet_mark.coupon_id = coupon.id
     WHERE account_id = :account AND settled_at IS NOT NULL AND settled_at >= :from AND settled_at < :to AND state IN ('settled', 'sold')
     ORDER BY settled_at, coupon.id`,
  ).iterate(gapsOf(asked)))
    yield {
      at: Number(row.at),
      staked: Number(row.staked),
      returned: Number(row.returned),
      sport: Number(row.sport),
      market: Number(row.market),
      marketText: row.marketText === null ? null : Number(row.marketText),
      type: Number(row.type),
      band: bandOf(Number(row.milli)),
      value: row.value === null ? null : Number(row.value),
      tags: row.tags === null ? noTags : (JSON.parse(String(row.tags)) as string[]),
      isAsked: row.isAsked === 1,
    };
}
