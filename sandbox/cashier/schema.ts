import type { AreaSchema } from '../db/index.ts';

/**
 * Deposits and their steps, which are never changed. Sums: whole minor units of the account. Times: ms. `bank_token`
 * opens the bank's page of this one deposit. `limit_choice`: who has chosen a limit, or none, before the first deposit.
 */
export const cashierSchema: AreaSchema = {
  area: 'cashier',
  steps: [
    `CREATE TABLE deposit (
       id TEXT PRIMARY KEY,
       number INTEGER NOT NULL UNIQUE,
       user_id INTEGER NOT NULL REFERENCES user (id),
       account_id INTEGER NOT NULL REFERENCES account (id),
       iso TEXT NOT NULL,
       method TEXT NOT NULL,
       minor INTEGER NOT NULL CHECK (minor > 0),
       fee INTEGER NOT NULL CHECK (fee >= 0),
       state TEXT NOT NULL,
       reason TEXT,
       created_at INTEGER NOT NULL,
       expires_at INTEGER NOT NULL,
       due_at INTEGER,
       return_path TEXT NOT NULL,
       bank_token TEXT NOT NULL UNIQUE
     ) STRICT;
     CREATE INDEX deposit_of_user ON deposit (user_id, created_at);
     CREATE TABLE deposit_step (
       place INTEGER PRIMARY KEY AUTOINCREMENT,
       deposit_id TEXT NOT NULL REFERENCES deposit (id),
       state TEXT NOT NULL,
       at INTEGER NOT NULL,
       UNIQUE (deposit_id, state)
     ) STRICT;
     CREATE TABLE limit_choice (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       at INTEGER NOT NULL
     ) STRICT;`,
  ],
};
