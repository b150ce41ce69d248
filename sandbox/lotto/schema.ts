import type { AreaSchema } from '../db/index.ts';

/** Lines of players by numbers right, the most first, as they are in the entries of a draw. JSON as it goes out. */
export const countWinners = `(SELECT json_group_array(json_object('right', number, 'lines', lines)) FROM (
  SELECT value AS number, COUNT(*) AS lines FROM lotto_entry, json_each(rights) WHERE draw_id = lotto_draw.id
  GROUP BY value ORDER BY value DESC))`;

/**
 * Draws of the lotteries with their seeds, and tickets. A seed is written before its draw is sold, and told after it.
 * `price`, `payout`: minor units of the account; `won`: of the pools' currency. Times: ms. `lines`, `numbers`, `rights`, `winners`:
 * JSON. `winners`: of a draw that is over, counted once. `is_returned`: the price of this draw went back. `chain_id`, `chain_number`: the place that the seed comes from; null for draws before there were chains.
 */
export const lottoSchema: AreaSchema = {
  area: 'lotto',
  steps: [
    `CREATE TABLE lotto_draw (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       lotto_id INTEGER NOT NULL,
       number INTEGER NOT NULL,
       seed TEXT NOT NULL UNIQUE,
       committed_at INTEGER NOT NULL,
       draws_at INTEGER NOT NULL,
       numbers TEXT,
       UNIQUE (lotto_id, number),
       UNIQUE (lotto_id, draws_at)
     ) STRICT;
     CREATE INDEX lotto_draw_due ON lotto_draw (draws_at) WHERE numbers IS NULL;
     CREATE TABLE lotto_ticket (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       lotto_id INTEGER NOT NULL,
       user_id INTEGER NOT NULL,
       account_id INTEGER NOT NULL,
       iso TEXT NOT NULL,
       rate REAL NOT NULL,
       price INTEGER NOT NULL,
       lines TEXT NOT NULL,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX lotto_ticket_of_user ON lotto_ticket (user_id, id);
     CREATE TABLE lotto_entry (
       ticket_id INTEGER NOT NULL REFERENCES lotto_ticket (id),
       draw_id INTEGER NOT NULL REFERENCES lotto_draw (id),
       rights TEXT,
       won INTEGER,
       payout INTEGER,
       PRIMARY KEY (ticket_id, draw_id)
     ) STRICT;
     CREATE INDEX lotto_entry_of_draw ON lotto_entry (draw_id);
     CREATE TRIGGER lotto_seed_is_final BEFORE UPDATE OF seed, committed_at, number, lotto_id ON lotto_draw
       BEGIN SELECT RAISE(ABORT, 'a commitment is final'); END;`,
    `CREATE TRIGGER lotto_draw_is_final BEFORE UPDATE OF numbers ON lotto_draw WHEN OLD.numbers IS NOT NULL
       BEGIN SELECT RAISE(ABORT, 'what was drawn is final'); END;
     CREATE TRIGGER lotto_draw_time_is_final BEFORE UPDATE OF draws_at ON lotto_draw
       BEGIN SELECT RAISE(ABORT, 'the time of a draw is final'); END;
     CREATE TRIGGER lotto_draw_stays BEFORE DELETE ON lotto_draw
       BEGIN SELECT RAISE(ABORT, 'a draw is kept'); END;
     CREATE TRIGGER lotto_ticket_is_final BEFORE UPDATE OF lotto_id, user_id, account_id, price, lines ON lotto_ticket
       BEGIN SELECT RAISE(ABORT, 'a ticket is final'); END;`,
    `ALTER TABLE lotto_draw ADD COLUMN chain_id INTEGER;
     ALTER TABLE lotto_draw ADD COLUMN chain_number INTEGER;
     CREATE UNIQUE INDEX lotto_draw_of_chain ON lotto_draw (chain_id, chain_number);
     CREATE TRIGGER lotto_place_is_final BEFORE UPDATE OF chain_id, chain_number ON lotto_draw
       BEGIN SELECT RAISE(ABORT, 'the place of a draw is final'); END;`,
    `ALTER TABLE lotto_draw ADD COLUMN winners TEXT;
     UPDATE lotto_draw SET winners = ${countWinners} WHERE numbers IS NOT NULL;
     CREATE TRIGGER lotto_winners_are_final BEFORE UPDATE OF winners ON lotto_draw WHEN OLD.winners IS NOT NULL
       BEGIN SELECT RAISE(ABORT, 'what was won is final'); END;`,
    `ALTER TABLE lotto_entry ADD COLUMN is_returned INTEGER NOT NULL DEFAULT 0;`,
  ],
};
