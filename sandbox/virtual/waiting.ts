import { sql } from '../db/index.ts';
import type { Waiting } from '../shared-rounds/follow.ts';

/** A value counts from the moment of play at which it came. */
export const virtualWaiting: Waiting = {
  named: (db, limit) =>
    sql(
      db,
      "SELECT number AS id, public_value AS name FROM virtual_chain WHERE salt = '' AND public_value IS NOT NULL ORDER BY number LIMIT ?",
    ).all(limit) as { id: number; name: string }[],
  take: ({ db, simulator }, id, value) =>
    sql(db, "UPDATE virtual_chain SET salt = ?, open_at = ? WHERE number = ? AND salt = ''").run(
      value,
      simulator.almanac.now(),
      id,
    ),
};
