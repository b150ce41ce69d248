import type { AreaSchema } from '../db/index.ts';

/**
 * `balance` is the sum of the account's entries, kept for speed; it changes only together with an entry. The database
 * itself refuses an overdrawn player account, a balance past 2^53, and any change of a posted entry.
 */
export const ledgerSchema: AreaSchema = {
  area: 'ledger',
  steps: [
    `CREATE TABLE account (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER,
       purpose TEXT NOT NULL DEFAULT '',
       iso TEXT NOT NULL,
       type INTEGER NOT NULL,
       balance INTEGER NOT NULL DEFAULT 0,
       opened_at INTEGER NOT NULL,
       removed_at INTEGER,
       CHECK (user_id IS NULL OR balance >= 0),
       CHECK (balance BETWEEN -9007199254740991 AND 9007199254740991)
     ) STRICT;
     CREATE INDEX account_of_user ON account (user_id);
     CREATE UNIQUE INDEX account_of_house ON account (purpose, iso) WHERE user_id IS NULL;
     CREATE TABLE posting (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       key TEXT NOT NULL UNIQUE,
       kind TEXT NOT NULL,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE entry (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       posting_id INTEGER NOT NULL REFERENCES posting (id),
       account_id INTEGER NOT NULL REFERENCES account (id),
       minor INTEGER NOT NULL,
       balance_after INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX entry_of_account ON entry (account_id, id);
     CREATE INDEX entry_of_posting ON entry (posting_id);
     CREATE TRIGGER posting_is_final BEFORE UPDATE ON posting BEGIN SELECT RAISE(ABORT, 'a posting is final'); END;
     CREATE TRIGGER posting_stays BEFORE DELETE ON posting BEGIN SELECT RAISE(ABORT, 'a posting is final'); END;
     CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is final'); END;
     CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is final'); END;`,
  ],
};
