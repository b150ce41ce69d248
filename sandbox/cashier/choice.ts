import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/**
 * Has the player set a limit of deposits, or declined to set one? Players who deposited before these rules are not
 * asked. Row LIM-46.
 */
export const hasChosenLimit = ({ db }: World, userId: number): boolean =>
  sql(
    db,
    `SELECT 1 FROM limit_choice WHERE user_id = ?1
     UNION ALL SELECT 1 FROM player_limit WHERE user_id = ?1 AND type IN (20, 21, 22)
     UNION ALL SELECT 1 FROM deposit WHERE user_id = ?1 LIMIT 1`,
  ).get(userId) !== undefined;

/** The player wants no limit for now. */
export function chooseNoLimit({ db, clock }: World, userId: number): void {
  sql(db, 'INSERT OR REPLACE INTO limit_choice (user_id, at) VALUES (?, ?)').run(userId, clock.now());
}
