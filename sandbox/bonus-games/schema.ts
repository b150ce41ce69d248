import type { AreaSchema } from '../db/index.ts';

/**
 * Campaigns and their tickets. Sums: whole minor units of `iso`; times: ms. `available`: of the budget, less the most that open tickets can bring
 * and less what was won. `reserved`: the most that a ticket can bring. A ticket is open while `ended_at` is null; one without a `seed_id` then
 * ended unused. The result of a used one never changes.
 */
export const bonusGamesSchema: AreaSchema = {
  area: 'bonus-games',
  steps: [
    `CREATE TABLE bonus_campaign (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       promotion TEXT NOT NULL,
       iso TEXT NOT NULL,
       budget INTEGER NOT NULL CHECK (budget > 0),
       available INTEGER NOT NULL CHECK (available BETWEEN 0 AND budget),
       opened_at INTEGER NOT NULL,
       UNIQUE (promotion, iso)
     ) STRICT;
     CREATE TABLE bonus_ticket (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       campaign_id INTEGER NOT NULL REFERENCES bonus_campaign (id),
       user_id INTEGER NOT NULL,
       promotion TEXT NOT NULL,
       game TEXT NOT NULL,
       iso TEXT NOT NULL,
       unit INTEGER NOT NULL CHECK (unit > 0),
       reserved INTEGER NOT NULL CHECK (reserved >= 0),
       given_at INTEGER NOT NULL,
       ends_at INTEGER NOT NULL,
       ended_at INTEGER,
       account_id INTEGER REFERENCES account (id),
       seed_id INTEGER REFERENCES game_seed (id),
       nonce INTEGER,
       choice TEXT,
       draws TEXT,
       maths TEXT,
       payout INTEGER NOT NULL DEFAULT 0 CHECK (payout BETWEEN 0 AND reserved),
       UNIQUE (user_id, promotion, game),
       UNIQUE (seed_id, nonce)
     ) STRICT;
     CREATE INDEX bonus_ticket_open ON bonus_ticket (user_id, ends_at) WHERE ended_at IS NULL;
     CREATE INDEX bonus_ticket_ending ON bonus_ticket (ends_at) WHERE ended_at IS NULL;
     CREATE INDEX bonus_ticket_played ON bonus_ticket (user_id, ended_at) WHERE seed_id IS NOT NULL;
     CREATE TRIGGER bonus_ticket_is_used_once BEFORE UPDATE ON bonus_ticket
       WHEN OLD.ended_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'a ticket is used once'); END;
     CREATE TRIGGER bonus_ticket_stays BEFORE DELETE ON bonus_ticket
       BEGIN SELECT RAISE(ABORT, 'a ticket is kept'); END;`,
  ],
};
