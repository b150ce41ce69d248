import type { AreaSchema } from '../db/index.ts';

/**
 * Sessions, rounds and movements of games that others make. Sums: whole minor units of `iso`; times: ms. A move is named by its maker once
 * and never changes. `bet`: which one a rollback takes back, whether it has come or not; then its `round_id` is null and it moves nothing.
 * `told_at`: the operator has been told that the round has no end.
 */
export const makersSchema: AreaSchema = {
  area: 'makers',
  steps: [
    `CREATE TABLE maker_session (
       hash TEXT PRIMARY KEY,
       maker TEXT NOT NULL,
       game TEXT NOT NULL,
       login_id INTEGER NOT NULL,
       user_id INTEGER NOT NULL,
       account_id INTEGER NOT NULL REFERENCES account (id),
       iso TEXT NOT NULL,
       country TEXT NOT NULL,
       language TEXT NOT NULL,
       opened_at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX maker_session_old ON maker_session (opened_at);
     CREATE TABLE maker_round (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       maker TEXT NOT NULL,
       round TEXT NOT NULL,
       game TEXT NOT NULL,
       user_id INTEGER NOT NULL,
       account_id INTEGER NOT NULL REFERENCES account (id),
       iso TEXT NOT NULL,
       cycle_ms INTEGER NOT NULL,
       opened_at INTEGER NOT NULL,
       finished_at INTEGER,
       told_at INTEGER,
       UNIQUE (maker, round)
     ) STRICT;
     CREATE INDEX maker_round_of_user ON maker_round (user_id, opened_at);
     CREATE INDEX maker_round_of_account ON maker_round (account_id) WHERE finished_at IS NULL;
     CREATE INDEX maker_round_waiting ON maker_round (opened_at) WHERE finished_at IS NULL AND told_at IS NULL;
     CREATE TABLE maker_move (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       maker TEXT NOT NULL,
       name TEXT NOT NULL,
       kind TEXT NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
       round_id INTEGER REFERENCES maker_round (id),
       user_id INTEGER NOT NULL,
       minor INTEGER NOT NULL CHECK (minor >= 0),
       bet TEXT,
       at INTEGER NOT NULL,
       CHECK ((kind = 'rollback') = (bet IS NOT NULL)),
       UNIQUE (maker, name)
     ) STRICT;
     CREATE UNIQUE INDEX maker_move_back ON maker_move (maker, bet) WHERE bet IS NOT NULL;
     CREATE INDEX maker_move_of_round ON maker_move (round_id);
     CREATE TRIGGER maker_move_is_final BEFORE UPDATE ON maker_move BEGIN SELECT RAISE(ABORT, 'a move is final'); END;
     CREATE TRIGGER maker_move_stays BEFORE DELETE ON maker_move BEGIN SELECT RAISE(ABORT, 'a move is final'); END;`,
  ],
};
