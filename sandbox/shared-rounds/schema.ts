import type { AreaSchema } from '../db/index.ts';

/**
 * Chains, rounds and bets that everybody plays. Sums: whole minor units of the account. Times: ms. `seed`: the hash of the
 * last round of a chain; each earlier one is the SHA-256 of the next. `public_value`: the name of what the salt will be; null: it is drawn. A round is decided when it opens: `draws` is its
 * outcome, `ends_at` when it ends. A bet is open while `settled_at` is null. `left_at`: hundredths.
 */
export const sharedRoundsSchema: AreaSchema = {
  area: 'shared-rounds',
  steps: [
    `CREATE TABLE shared_chain (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       kind TEXT NOT NULL,
       seed TEXT NOT NULL UNIQUE,
       salt TEXT NOT NULL,
       terminating TEXT NOT NULL,
       length INTEGER NOT NULL,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE shared_round (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       kind TEXT NOT NULL,
       chain_id INTEGER NOT NULL REFERENCES shared_chain (id),
       number INTEGER NOT NULL,
       hash TEXT NOT NULL,
       draws TEXT NOT NULL,
       opens_at INTEGER NOT NULL,
       closes_at INTEGER NOT NULL,
       ends_at INTEGER NOT NULL,
       next_at INTEGER NOT NULL,
       ended_at INTEGER,
       UNIQUE (chain_id, number)
     ) STRICT;
     CREATE INDEX shared_round_of_kind ON shared_round (kind, id);
     CREATE TABLE shared_bet (
       id TEXT PRIMARY KEY,
       round_id INTEGER NOT NULL REFERENCES shared_round (id),
       kind TEXT NOT NULL,
       user_id INTEGER NOT NULL,
       login_id INTEGER NOT NULL,
       account_id INTEGER NOT NULL,
       iso TEXT NOT NULL,
       stake INTEGER NOT NULL CHECK (stake > 0),
       payout INTEGER NOT NULL DEFAULT 0 CHECK (payout >= 0),
       choice TEXT NOT NULL,
       left_at INTEGER,
       is_returned INTEGER NOT NULL DEFAULT 0,
       at INTEGER NOT NULL,
       settled_at INTEGER,
       UNIQUE (round_id, user_id)
     ) STRICT;
     CREATE INDEX shared_bet_of_user ON shared_bet (user_id, at);`,
    `CREATE TRIGGER shared_chain_is_final BEFORE UPDATE ON shared_chain
       BEGIN SELECT RAISE(ABORT, 'a chain is final'); END;
     CREATE TRIGGER shared_chain_stays BEFORE DELETE ON shared_chain
       BEGIN SELECT RAISE(ABORT, 'a chain is kept'); END;
     CREATE TRIGGER shared_round_is_final
       BEFORE UPDATE OF kind, chain_id, number, hash, draws, opens_at, closes_at, ends_at ON shared_round
       BEGIN SELECT RAISE(ABORT, 'what a round drew is final'); END;`,
    // A salt that is a public value is added later, once: it is unknown when the chain is published.
    `ALTER TABLE shared_chain ADD COLUMN public_value TEXT;
     DROP TRIGGER shared_chain_is_final;
     CREATE TRIGGER shared_chain_is_final
       BEFORE UPDATE OF id, kind, seed, terminating, length, at, public_value ON shared_chain
       BEGIN SELECT RAISE(ABORT, 'a chain is final'); END;
     CREATE TRIGGER shared_salt_is_final BEFORE UPDATE OF salt ON shared_chain
       WHEN OLD.salt <> '' OR OLD.public_value IS NULL
       BEGIN SELECT RAISE(ABORT, 'a salt is final'); END;
     CREATE TRIGGER virtual_secret_is_final BEFORE UPDATE ON meta WHEN OLD.key LIKE 'virtual-%'
       BEGIN SELECT RAISE(ABORT, 'the chains of virtual matches are final'); END;
     CREATE TRIGGER virtual_secret_stays BEFORE DELETE ON meta WHEN OLD.key LIKE 'virtual-%'
       BEGIN SELECT RAISE(ABORT, 'the chains of virtual matches are kept'); END;`,
  ],
};
