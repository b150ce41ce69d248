import type { AreaSchema } from '../db/index.ts';

/**
 * Transfers between accounts of one player, each with its posting and the rate that the player was told. Sums: whole
 * minor units of their currency.
 */
export const walletSchema: AreaSchema = {
  area: 'wallets',
  steps: [
    `CREATE TABLE transfer (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       posting_key TEXT NOT NULL UNIQUE REFERENCES posting (key),
       user_id INTEGER NOT NULL REFERENCES user (id),
       from_id INTEGER NOT NULL REFERENCES account (id),
       to_id INTEGER NOT NULL REFERENCES account (id),
       from_iso TEXT NOT NULL,
       to_iso TEXT NOT NULL,
       minor INTEGER NOT NULL CHECK (minor > 0),
       credited INTEGER NOT NULL CHECK (credited > 0),
       rate REAL NOT NULL CHECK (rate > 0),
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX transfer_of_user ON transfer (user_id, id);`,
  ],
};
