import type { AreaSchema } from '../db/index.ts';

/**
 * Orders and alerts of players. Odds in thousandths, the stake in minor units, moments in ms. `slip_id`: the key of the bet that an
 * order may become. `facts`: JSON of what its texts and its slip need of the outcome.
 */
export const orderSchema: AreaSchema = {
  area: 'orders',
  steps: [
    `CREATE TABLE price_order (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL,
       kind TEXT NOT NULL CHECK (kind IN ('tell', 'place')),
       market_id INTEGER NOT NULL,
       game_id INTEGER NOT NULL,
       side TEXT NOT NULL CHECK (side IN ('above', 'below')),
       milli INTEGER NOT NULL CHECK (milli > 1000),
       until TEXT NOT NULL CHECK (until IN ('start', 'end', 'time')),
       ends_at INTEGER,
       account_id INTEGER,
       iso TEXT,
       stake INTEGER CHECK (stake > 0),
       slip_id TEXT NOT NULL UNIQUE,
       state TEXT NOT NULL CHECK (state IN ('waiting', 'told', 'placed', 'refused', 'ended', 'dropped')),
       facts TEXT NOT NULL,
       made_at INTEGER NOT NULL,
       done_at INTEGER,
       got INTEGER,
       coupon_id INTEGER,
       code INTEGER,
       CHECK ((state = 'waiting') = (done_at IS NULL)),
       CHECK ((kind = 'place') = (stake IS NOT NULL AND account_id IS NOT NULL AND iso IS NOT NULL)),
       CHECK ((until = 'time') = (ends_at IS NOT NULL))
     ) STRICT;
     CREATE INDEX price_order_of_user ON price_order (user_id, id);
     CREATE INDEX price_order_waiting ON price_order (user_id) WHERE state = 'waiting';
     CREATE INDEX price_order_ends ON price_order (ends_at) WHERE state = 'waiting' AND ends_at IS NOT NULL;`,
  ],
};
