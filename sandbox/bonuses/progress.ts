import { betStatuses } from '../../contracts/coupon.ts';
import { type Choice, gameOf, type Slug } from '../../contracts/games/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { isPlayed } from './gift-share.ts';
import type { StoredBonus } from './store.ts';
import { terms } from './terms.ts';

/** A game that keeps so much of a stake counts in full. */
const fullMargin = 0.04;

/**
 * The share of a stake that counts towards wagering: rounds that nearly always win move money and risk none of it.
 * Decision D-534.
 */
export const weightOf = (game: Slug, choice: Choice): number =>
  Math.min(1, Math.max(0, 1 - gameOf(game).returnOf(choice)) / fullMargin);

type Rounds = { game: Slug; choice: string; staked: number };

/**
 * Only rounds of one player: the margin of a shared round is unknown. Of one stake at most the bonus counts.
 */
const roundsFor = ({ db }: World, { user_id, iso, amount, after_entry, started_at }: StoredBonus, until: number) =>
  sql(
    db,
    `SELECT game, choice, SUM(MIN(-minor, ?)) AS staked FROM entry JOIN posting ON posting.id = posting_id
     JOIN game_round ON game_round.id = SUBSTR(key, LENGTH('game-stake:') + 1)
     WHERE account_id IN (SELECT id FROM account WHERE user_id = ? AND iso = ?) AND entry.id > ?
     AND kind = 'game-stake' AND ${isPlayed} AND posting.at BETWEEN ? AND ? GROUP BY game, choice`,
  ).all(amount, user_id, iso, after_entry, started_at, until) as Rounds[];

/**
 * The amount wagered for a bonus so far, minor units, computed from the bets and rounds themselves: settled bets in its
 * currency, placed since, at the minimum odds or more. Sold, returned or refused bets do not count, and of one stake at
 * most the bonus itself.
 */
export function stakedFor(world: World, bonus: StoredBonus): number {
  const { user_id, iso, product, required, amount } = bonus;
  const until = bonus.ended_at ?? world.clock.now();
  if (product === 'casino') {
    const counted = roundsFor(world, bonus, until).map(
      ({ game, choice, staked }) => staked * weightOf(game, JSON.parse(choice) as Choice),
    );
    return Math.min(required, Math.floor(counted.reduce((sum, one) => sum + one, 0)));
  }
  const row = sql(
    world.db,
    `SELECT COALESCE(SUM(MIN(amount, ?)), 0) AS sum FROM coupon WHERE user_id = ? AND iso = ? AND state = 'settled'
           AND milli >= ? AND status_id NOT IN (?, ?) AND placed_at >= ? AND settled_at <= ?`,
  ).get(amount, user_id, iso, terms.leastMilli, betStatuses.return, betStatuses.forcedReturn, bonus.started_at, until);
  return Math.min(required, Number(row?.sum));
}
