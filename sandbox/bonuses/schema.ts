import type { AreaSchema } from '../db/index.ts';

/** Bonuses that a player wagers on a bonus account, one at a time. `amount`, `required`: minor units. Times: ms. `after_entry`: the ledger's last entry when it began. */
export const bonusSchema: AreaSchema = {
  area: 'bonuses',
  steps: [
    `CREATE TABLE bonus (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL REFERENCES user (id),
       account_id INTEGER NOT NULL REFERENCES account (id),
       product TEXT NOT NULL,
       iso TEXT NOT NULL,
       amount INTEGER NOT NULL CHECK (amount > 0),
       required INTEGER NOT NULL,
       started_at INTEGER NOT NULL,
       ends_at INTEGER NOT NULL,
       state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'done', 'given_up', 'expired')),
       ended_at INTEGER
     ) STRICT;
     CREATE INDEX bonus_of_user ON bonus (user_id, id);
     CREATE UNIQUE INDEX bonus_runs ON bonus (account_id) WHERE state = 'active';`,
    `ALTER TABLE bonus ADD COLUMN after_entry INTEGER NOT NULL DEFAULT 0;`,
    `CREATE INDEX bonus_of_account ON bonus (account_id);`,
  ],
};
