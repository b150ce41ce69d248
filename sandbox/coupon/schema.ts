import type { AreaSchema } from '../db/index.ts';
import { textsStep } from './bet-texts.ts';

/**
 * Taken coupons with their bets. Money in minor units, odds in thousandths, times in ms. `terms`: the values besides
 * the bets that the figures depend on (types.ts, `Terms`). `facts` of a bet: what the player bet on (bet-facts.ts),
 * with its texts by their number in `bet_text`. `slip_id` with `part` (several singles: the number of the bet): no slip
 * becomes two coupons, even long after its key is forgotten.
 */
export const couponSchema: AreaSchema = {
  area: 'coupon',
  steps: [
    `CREATE TABLE coupon (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL,
       account_id INTEGER NOT NULL,
       iso TEXT NOT NULL,
       slip_id TEXT NOT NULL,
       part INTEGER NOT NULL,
       type_id INTEGER NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('open', 'pending', 'settled', 'sold', 'refused')),
       status_id INTEGER NOT NULL,
       amount INTEGER NOT NULL CHECK (amount > 0),
       milli INTEGER NOT NULL,
       asked_milli INTEGER NOT NULL,
       possible_win INTEGER NOT NULL,
       payout INTEGER,
       terms TEXT NOT NULL,
       placed_at INTEGER NOT NULL,
       settled_at INTEGER,
       CHECK ((state = 'settled') = (payout IS NOT NULL AND settled_at IS NOT NULL) OR state IN ('sold', 'refused')),
       UNIQUE (user_id, slip_id, part)
     ) STRICT;
     CREATE INDEX coupon_of_user ON coupon (user_id, placed_at, id);
     CREATE INDEX coupon_open ON coupon (id) WHERE state = 'open';
     CREATE TABLE coupon_bet (
       coupon_id INTEGER NOT NULL REFERENCES coupon (id),
       position INTEGER NOT NULL,
       market_id INTEGER NOT NULL,
       game_id INTEGER NOT NULL,
       milli INTEGER NOT NULL,
       block INTEGER NOT NULL,
       kind INTEGER NOT NULL,
       status_id INTEGER NOT NULL DEFAULT -2,
       facts TEXT NOT NULL,
       PRIMARY KEY (coupon_id, position)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX coupon_bet_open ON coupon_bet (game_id) WHERE status_id < 0;
     INSERT INTO sqlite_sequence (name, seq) VALUES ('coupon', 40000000);`,
    `CREATE INDEX coupon_open_of_user ON coupon (user_id, id) WHERE state = 'open';`,
    textsStep,
    `CREATE INDEX coupon_bet_decided ON coupon_bet (market_id) WHERE status_id >= 0;`,
    // A payout looks for what waits for it on the same account.
    `CREATE INDEX coupon_open_of_account ON coupon (account_id, id) WHERE state = 'open';
     CREATE INDEX coupon_pending ON coupon (id) WHERE state = 'pending';`,
    // Results that not all coupons of their match have had yet.
    `CREATE TABLE coupon_settling (
       game_id INTEGER NOT NULL,
       market_id INTEGER NOT NULL,
       status_id INTEGER NOT NULL,
       PRIMARY KEY (game_id, market_id)
     ) STRICT, WITHOUT ROWID;`,
    // The last reports about outcomes that have not reached all of their coupons yet.
    `CREATE TABLE coupon_correcting (
       market_id INTEGER PRIMARY KEY,
       word_id TEXT NOT NULL,
       reason TEXT NOT NULL
     ) STRICT;`,
  ],
};
