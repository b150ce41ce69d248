import type { AreaSchema } from '../db/index.ts';

/**
 * Deposits and their steps, which are never changed. Sums: whole minor units of the account. Times: ms. `bank_token`
 * opens the bank's page of this one deposit. `psp_…`: the payment, session and page at the provider of cards; `origin`:
 * of the site, where its page leads back to; `given_back`: what was refunded. `psp_event`: events that were taken.
 * `saved_card`: what we know of a card that the provider keeps; `card_customer`: the player's name there.
 * `limit_choice`: the players who set a limit, or declined one, before the first deposit. `pay_…`: what the payer pays
 * in another currency, at `rate`; `deposit_quote`: what was said before, and until when it is held. `bonus`: what the
 * player chose with it. `asked`: the sum asked for, where a smaller one arrived; `surplus`: the sum above it, which
 * went back. `desk_code`: what a clerk asks for; `voucher`: by the hash of its code, with the deposit that used it.
 * `network`, `address`: where the cryptocurrency of this one deposit is sent; `blocks`: how many blocks confirm the
 * transfer. `card_mark`: the fingerprint of the card that paid, once the provider named it; empty: the provider did not
 * know it. `for_debt`: what of it paid what the player owed.
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
    `ALTER TABLE deposit ADD COLUMN origin TEXT;
     ALTER TABLE deposit ADD COLUMN psp_id TEXT;
     ALTER TABLE deposit ADD COLUMN psp_session TEXT;
     ALTER TABLE deposit ADD COLUMN psp_url TEXT;
     ALTER TABLE deposit ADD COLUMN given_back INTEGER NOT NULL DEFAULT 0;
     CREATE UNIQUE INDEX deposit_of_psp ON deposit (psp_id) WHERE psp_id IS NOT NULL;
     CREATE TABLE psp_event (
       id TEXT PRIMARY KEY,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX psp_event_by_time ON psp_event (at);`,
    `ALTER TABLE deposit ADD COLUMN saved_id TEXT;
     ALTER TABLE deposit ADD COLUMN is_saved INTEGER NOT NULL DEFAULT 0;
     CREATE TABLE card_customer (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       id TEXT NOT NULL
     ) STRICT;
     CREATE TABLE saved_card (
       id TEXT PRIMARY KEY,
       user_id INTEGER NOT NULL REFERENCES user (id),
       last4 TEXT NOT NULL,
       expires TEXT NOT NULL
     ) STRICT;
     CREATE INDEX saved_card_of_user ON saved_card (user_id);`,
    `ALTER TABLE deposit ADD COLUMN pay_iso TEXT;
     ALTER TABLE deposit ADD COLUMN pay_minor INTEGER;
     ALTER TABLE deposit ADD COLUMN rate REAL;
     CREATE TABLE deposit_quote (
       id TEXT PRIMARY KEY,
       user_id INTEGER NOT NULL REFERENCES user (id),
       account_id INTEGER NOT NULL REFERENCES account (id),
       method TEXT NOT NULL,
       minor INTEGER NOT NULL,
       fee INTEGER NOT NULL,
       pay_iso TEXT,
       pay_minor INTEGER,
       rate REAL,
       valid_until INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX deposit_quote_by_end ON deposit_quote (valid_until);`,
    `ALTER TABLE deposit ADD COLUMN bonus TEXT;`,
    `ALTER TABLE deposit ADD COLUMN asked INTEGER;
     ALTER TABLE deposit ADD COLUMN surplus INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE deposit ADD COLUMN desk_code TEXT;
     CREATE UNIQUE INDEX deposit_of_desk ON deposit (desk_code) WHERE desk_code IS NOT NULL;
     CREATE TABLE voucher (
       hash TEXT PRIMARY KEY,
       iso TEXT NOT NULL,
       minor INTEGER NOT NULL CHECK (minor > 0),
       deposit_id TEXT UNIQUE REFERENCES deposit (id)
     ) STRICT;
     ALTER TABLE deposit_quote ADD COLUMN voucher TEXT;
     CREATE TABLE voucher_guess (
       user_id INTEGER NOT NULL REFERENCES user (id),
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX voucher_guess_of_user ON voucher_guess (user_id, at);`,
    `ALTER TABLE deposit ADD COLUMN network TEXT;
     ALTER TABLE deposit ADD COLUMN address TEXT;
     ALTER TABLE deposit ADD COLUMN blocks INTEGER;
     CREATE UNIQUE INDEX deposit_of_address ON deposit (network, address) WHERE address IS NOT NULL;`,
    `ALTER TABLE deposit ADD COLUMN card_mark TEXT;`,
    `ALTER TABLE deposit ADD COLUMN for_debt INTEGER NOT NULL DEFAULT 0;`,
    `CREATE INDEX deposit_of_account ON deposit (account_id);
     CREATE INDEX deposit_named ON deposit ('D-' || number);
     CREATE INDEX voucher_guess_by_time ON voucher_guess (at);`,
  ],
};
