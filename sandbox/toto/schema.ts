import type { AreaSchema } from '../db/index.ts';

/**
 * Draws of toto with their matches and tickets. Sums of a draw: minor units of the pools' currency; `price` and `payout` of
 * a ticket: of its account. Times: ms. `names`, `picks`, `hits`, `class_lines`: JSON. `bot` null: a player's ticket. `is_returned`: it left its
 * draw before that was settled.
 */
export const totoSchema: AreaSchema = {
  area: 'toto',
  steps: [
    `CREATE TABLE toto_draw (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       kind TEXT NOT NULL,
       number INTEGER NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('open', 'closed', 'settled', 'void')),
       opened_at INTEGER NOT NULL,
       closes_at INTEGER NOT NULL,
       settled_at INTEGER,
       staked INTEGER NOT NULL DEFAULT 0,
       lines INTEGER NOT NULL DEFAULT 0,
       jackpot INTEGER,
       next_jackpot INTEGER,
       house INTEGER,
       class_lines TEXT,
       UNIQUE (kind, number)
     ) STRICT;
     CREATE INDEX toto_draw_open ON toto_draw (state);
     CREATE TABLE toto_match (
       draw_id INTEGER NOT NULL REFERENCES toto_draw (id),
       position INTEGER NOT NULL,
       game_id INTEGER NOT NULL,
       names TEXT NOT NULL,
       starts_at INTEGER NOT NULL,
       result INTEGER,
       is_void INTEGER NOT NULL DEFAULT 0,
       PRIMARY KEY (draw_id, position)
     ) STRICT;
     CREATE INDEX toto_match_of_game ON toto_match (game_id);
     CREATE TABLE toto_ticket (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       draw_id INTEGER NOT NULL REFERENCES toto_draw (id),
       bot INTEGER,
       user_id INTEGER,
       account_id INTEGER,
       iso TEXT NOT NULL,
       rate REAL NOT NULL,
       price INTEGER NOT NULL,
       unit INTEGER NOT NULL CHECK (unit > 0),
       lines INTEGER NOT NULL CHECK (lines > 0),
       picks TEXT NOT NULL,
       at INTEGER NOT NULL,
       hits TEXT,
       won INTEGER,
       payout INTEGER,
       CHECK ((bot IS NULL) = (user_id IS NOT NULL)),
       UNIQUE (draw_id, bot)
     ) STRICT;
     CREATE INDEX toto_ticket_of_user ON toto_ticket (user_id, id);`,
    `ALTER TABLE toto_ticket ADD COLUMN is_returned INTEGER NOT NULL DEFAULT 0;`,
  ],
};
