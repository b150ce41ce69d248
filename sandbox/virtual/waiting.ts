import { sql } from '../db/index.ts';
import { namedIn, type Waiting } from '../shared-rounds/follow.ts';

/** A value counts from the moment of play at which it came. */
export const virtualWaiting: Waiting = {
  named: namedIn('virtual_chain', 'number'),
  take: ({ db, simulator }, id, value) =>
    sql(db, "UPDATE virtual_chain SET salt = ?, open_at = ? WHERE number = ? AND salt = ''").run(
      value,
      simulator.almanac.now(),
      id,
    ),
};
