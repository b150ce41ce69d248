import type { DatabaseSync } from 'node:sqlite';

import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { HistorySummary } from '../../contracts/sale.ts';
import type { z } from '../../contracts/zod.ts';
import { dayStart } from '../../contracts/zone-days.ts';
import { dayIn, type TimeZone } from '../../contracts/zones.ts';
import { sql, sqlFunction } from '../db/index.ts';
import { bound, conditions, type CouponFilter, foldTexts } from './find.ts';

/** Did a bonus account pay? Removed accounts are still known. */
const isBonus = `(SELECT type FROM account WHERE account.id = account_id) = ${String(accountTypes.bonus)} AS is_bonus`;

const totalsQuery = `SELECT iso, ${isBonus}, COUNT(*) AS count,
    SUM(coupon.amount + COALESCE(part.amount, 0)) AS staked,
    SUM(COALESCE(payout, 0) + COALESCE(part.price, 0)) AS returned,
    SUM(CASE WHEN state IN ('open', 'pending') THEN coupon.amount ELSE 0 END) AS open
  FROM coupon LEFT JOIN (
    SELECT coupon_id, SUM(amount) AS amount, SUM(price) AS price FROM coupon_sale WHERE is_part = 1 GROUP BY coupon_id
  ) AS part ON part.coupon_id = coupon.id
  WHERE state <> 'refused' AND ${conditions} GROUP BY iso, is_bonus ORDER BY is_bonus, count DESC, iso`;

/** Coupons by the day on which they were settled or sold; sold parts by their own day. */
const daysQuery = `SELECT iso, is_bonus, day, SUM(result) AS result FROM (
    SELECT iso, ${isBonus}, day_in(:zone, settled_at) AS day, payout - amount AS result
      FROM coupon WHERE payout IS NOT NULL AND state <> 'refused' AND ${conditions}
    UNION ALL
    SELECT iso, ${isBonus}, day_in(:zone, sale.at) AS day, sale.price - sale.amount AS result
      FROM coupon JOIN coupon_sale AS sale ON sale.coupon_id = coupon.id AND sale.is_part = 1 WHERE ${conditions}
  ) GROUP BY iso, is_bonus, day ORDER BY day, iso`;

const countDays = sqlFunction('day_in', (zone, at) => (at === null ? null : dayIn(zone as TimeZone, Number(at))));

/**
 * Sums over all coupons that the filter finds, for each currency and kind of money, and the result of each day. A
 * refused coupon moved nothing. `zone`: the player's.
 */
export function summaryOf(db: DatabaseSync, filter: CouponFilter, zone: TimeZone): z.infer<typeof HistorySummary> {
  foldTexts(db);
  countDays(db);
  const values = bound(filter);
  const wire = (minor: unknown, iso: string) => toWire(Number(minor), currencyFacts(iso).digits);
  const totals = sql(db, totalsQuery)
    .all(values)
    .map((row) => {
      const iso = String(row.iso);
      const [staked, returned, open] = [Number(row.staked), Number(row.returned), Number(row.open)];
      return {
        iso,
        isBonus: row.is_bonus === 1,
        count: Number(row.count),
        staked: wire(staked, iso),
        returned: wire(returned, iso),
        open: wire(open, iso),
        result: wire(returned - (staked - open), iso),
      };
    });
  const days = sql(db, daysQuery)
    .all({ ...values, zone })
    .map((row) => ({
      day: dayStart(zone, Number(row.day)) / 1000,
      iso: String(row.iso),
      isBonus: row.is_bonus === 1,
      result: wire(row.result, String(row.iso)),
    }));
  return { count: totals.reduce((all, { count }) => all + count, 0), totals, days };
}
