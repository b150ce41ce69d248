import { betStatuses } from '../../contracts/coupon.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import type { StoredBonus } from './store.ts';
import { terms } from './terms.ts';

/**
 * What was staked for a bonus so far, minor units, read from the bets and rounds themselves: bets in its currency that were placed
 * since, are decided, at the least odds or more. What was sold, returned or refused does not count.
 */
export function stakedFor({ db, clock }: World, { user_id, iso, product, required, ...bonus }: StoredBonus): number {
  const until = bonus.ended_at ?? clock.now();
  const row =
    product === 'sport'
      ? sql(
          db,
          `SELECT COALESCE(SUM(amount), 0) AS sum FROM coupon WHERE user_id = ? AND iso = ? AND state = 'settled'
           AND milli >= ? AND status_id NOT IN (?, ?) AND placed_at >= ? AND settled_at <= ?`,
        ).get(user_id, iso, terms.leastMilli, betStatuses.return, betStatuses.forcedReturn, bonus.started_at, until)
      : sql(
          db,
          `SELECT COALESCE(SUM(-minor), 0) AS sum FROM entry JOIN posting ON posting.id = posting_id
           WHERE account_id IN (SELECT id FROM account WHERE user_id = ? AND iso = ?) AND entry.id > ?
           AND kind = 'game-stake' AND at BETWEEN ? AND ?`,
        ).get(user_id, iso, bonus.after_entry, bonus.started_at, until);
  return Math.min(required, Number(row?.sum));
}
