import type { AreaSchema } from '../db/index.ts';

/**
 * Seeds, sessions and rounds of the games. Sums: whole minor units of the account. Times: ms. A player has one seed that
 * is not revealed; its `nonce` is that of the next round of any game, so no number of it is drawn twice. A round
 * of steps goes on while `ended_at` is null. `bet_id`: its number for game clients. A `game_token` is known by its hash.
 * A `scratch_pool` sells tickets until none is left; `tickets`: of each prize.
 * Of a player's closed seeds the earlier one is in use and the later one is next. `commitment` and `server_seed` never
 * change; `client_seed` is empty until the player's part is written, once. `is_told`: game clients have been told that the round is over.
 */
export const gamesSchema: AreaSchema = {
  area: 'games',
  steps: [
    `CREATE TABLE game_seed (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL,
       server_seed TEXT NOT NULL UNIQUE,
       client_seed TEXT NOT NULL,
       nonce INTEGER NOT NULL DEFAULT 0,
       created_at INTEGER NOT NULL,
       revealed_at INTEGER
     ) STRICT;
     CREATE UNIQUE INDEX game_seed_in_use ON game_seed (user_id) WHERE revealed_at IS NULL;
     CREATE TABLE game_session (
       id TEXT PRIMARY KEY,
       login_id INTEGER NOT NULL,
       user_id INTEGER NOT NULL,
       game TEXT NOT NULL,
       account_id INTEGER NOT NULL REFERENCES account (id),
       iso TEXT NOT NULL,
       opened_at INTEGER NOT NULL,
       UNIQUE (login_id, game, account_id)
     ) STRICT;
     CREATE TABLE game_round (
       id TEXT PRIMARY KEY,
       session_id TEXT NOT NULL REFERENCES game_session (id),
       user_id INTEGER NOT NULL,
       seed_id INTEGER NOT NULL REFERENCES game_seed (id),
       nonce INTEGER NOT NULL,
       game TEXT NOT NULL,
       iso TEXT NOT NULL,
       stake INTEGER NOT NULL CHECK (stake > 0),
       payout INTEGER NOT NULL CHECK (payout >= 0),
       choice TEXT NOT NULL,
       draws TEXT NOT NULL,
       at INTEGER NOT NULL,
       UNIQUE (seed_id, nonce)
     ) STRICT;
     CREATE INDEX game_round_of_user ON game_round (user_id, at);
     CREATE INDEX game_round_of_session ON game_round (session_id);`,
    `ALTER TABLE game_round ADD COLUMN ended_at INTEGER;
     UPDATE game_round SET ended_at = at;
     CREATE UNIQUE INDEX game_round_open ON game_round (user_id, game, iso) WHERE ended_at IS NULL;
     CREATE TABLE game_favourite (
       user_id INTEGER NOT NULL,
       game TEXT NOT NULL,
       at INTEGER NOT NULL,
       PRIMARY KEY (user_id, game)
     ) STRICT;`,
    `CREATE TABLE game_token (
       hash TEXT PRIMARY KEY,
       session_id TEXT NOT NULL REFERENCES game_session (id),
       at INTEGER NOT NULL,
       authenticated_at INTEGER
     ) STRICT;
     ALTER TABLE game_round ADD COLUMN bet_id INTEGER;
     UPDATE game_round SET bet_id = rowid;
     CREATE UNIQUE INDEX game_round_bet ON game_round (bet_id);`,
    `CREATE TABLE scratch_pool (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       kind TEXT NOT NULL,
       tickets TEXT NOT NULL,
       opened_at INTEGER NOT NULL,
       closed_at INTEGER
     ) STRICT;
     CREATE UNIQUE INDEX scratch_pool_open ON scratch_pool (kind) WHERE closed_at IS NULL;`,
    `DROP INDEX game_seed_in_use;
     CREATE INDEX game_seed_closed ON game_seed (user_id, id) WHERE revealed_at IS NULL;
     ALTER TABLE game_seed ADD COLUMN commitment TEXT;
     ALTER TABLE game_seed ADD COLUMN drawn_by TEXT NOT NULL DEFAULT 'house' CHECK (drawn_by IN ('player', 'house'));
     ALTER TABLE game_round ADD COLUMN maths TEXT;
     ALTER TABLE game_round ADD COLUMN is_told INTEGER NOT NULL DEFAULT 1;
     CREATE INDEX game_round_untold ON game_round (user_id, game, iso) WHERE is_told = 0;
     CREATE TRIGGER game_seed_is_final BEFORE UPDATE OF id, user_id, server_seed, created_at ON game_seed
       BEGIN SELECT RAISE(ABORT, 'a commitment is final'); END;
     CREATE TRIGGER game_seed_commitment_is_final BEFORE UPDATE OF commitment ON game_seed
       WHEN OLD.commitment IS NOT NULL BEGIN SELECT RAISE(ABORT, 'a commitment is final'); END;
     CREATE TRIGGER game_seed_part_is_final BEFORE UPDATE OF client_seed, drawn_by ON game_seed
       WHEN OLD.client_seed <> '' BEGIN SELECT RAISE(ABORT, 'the part of a player is final'); END;
     CREATE TRIGGER game_seed_counts_on BEFORE UPDATE OF nonce ON game_seed
       WHEN NEW.nonce <> OLD.nonce + 1 BEGIN SELECT RAISE(ABORT, 'a count is used once'); END;
     CREATE TRIGGER game_seed_opens_once BEFORE UPDATE OF revealed_at ON game_seed
       WHEN OLD.revealed_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'an open seed stays open'); END;
     CREATE TRIGGER game_seed_stays BEFORE DELETE ON game_seed
       BEGIN SELECT RAISE(ABORT, 'a seed is kept'); END;
     CREATE TRIGGER game_round_is_final BEFORE UPDATE OF seed_id, nonce, game, iso, draws, at, maths ON game_round
       BEGIN SELECT RAISE(ABORT, 'what a round drew is final'); END;`,
    `CREATE INDEX game_token_by_time ON game_token (at);
     CREATE INDEX game_seed_shown ON game_seed (user_id, id) WHERE revealed_at IS NOT NULL;`,
  ],
};
