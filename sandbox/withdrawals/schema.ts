import type { AreaSchema } from '../db/index.ts';

/**
 * Withdrawals and their steps, which are never changed. Sums: whole minor units of the account. Times: ms. `bank_account`
 * and `crypto_address` hold no number: only what a player needs to know it again, and the house (`mark`). `psp_id`: the payout at the provider.
 * `desk_code`: what a clerk pays for. `payee`: the name under which who pays out keeps the number.
 */
export const withdrawalSchema: AreaSchema = {
  area: 'withdrawals',
  steps: [
    `CREATE TABLE withdrawal (
       id TEXT PRIMARY KEY,
       number INTEGER NOT NULL UNIQUE,
       user_id INTEGER NOT NULL REFERENCES user (id),
       account_id INTEGER NOT NULL REFERENCES account (id),
       iso TEXT NOT NULL,
       method TEXT NOT NULL,
       minor INTEGER NOT NULL CHECK (minor > 0),
       fee INTEGER NOT NULL CHECK (fee >= 0 AND fee <= minor),
       last4 TEXT,
       state TEXT NOT NULL,
       reason TEXT,
       created_at INTEGER NOT NULL,
       due_at INTEGER
     ) STRICT;
     CREATE INDEX withdrawal_of_user ON withdrawal (user_id, number);
     CREATE TABLE withdrawal_step (
       place INTEGER PRIMARY KEY AUTOINCREMENT,
       withdrawal_id TEXT NOT NULL REFERENCES withdrawal (id),
       state TEXT NOT NULL,
       at INTEGER NOT NULL,
       UNIQUE (withdrawal_id, state)
     ) STRICT;
     CREATE TABLE bank_account (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       country TEXT NOT NULL,
       last4 TEXT NOT NULL
     ) STRICT;`,
    `ALTER TABLE withdrawal ADD COLUMN psp_id TEXT;`,
    `CREATE TABLE crypto_address (
       user_id INTEGER NOT NULL REFERENCES user (id),
       iso TEXT NOT NULL,
       network TEXT NOT NULL,
       last4 TEXT NOT NULL,
       PRIMARY KEY (user_id, iso)
     ) STRICT;`,
    `ALTER TABLE withdrawal ADD COLUMN desk_code TEXT;
     CREATE UNIQUE INDEX withdrawal_of_desk ON withdrawal (desk_code) WHERE desk_code IS NOT NULL;`,
    // `set_at`: when the player named it, ms. The first payment waits a day from then.
    `ALTER TABLE bank_account ADD COLUMN set_at INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE crypto_address ADD COLUMN set_at INTEGER NOT NULL DEFAULT 0;`,
    `ALTER TABLE bank_account ADD COLUMN payee TEXT;
     ALTER TABLE crypto_address ADD COLUMN payee TEXT;`,
    // `mark`: by which the number is known again. None could be made for those of before: their numbers were kept nowhere.
    `ALTER TABLE bank_account ADD COLUMN mark TEXT;
     ALTER TABLE crypto_address ADD COLUMN mark TEXT;`,
    `CREATE INDEX withdrawal_of_account ON withdrawal (account_id, method, number);
     CREATE INDEX withdrawal_due ON withdrawal (due_at) WHERE due_at IS NOT NULL;`,
  ],
};
