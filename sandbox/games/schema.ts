import type { AreaSchema } from '../db/index.ts';

/**
 * Seeds, sessions and rounds of the games. Sums: whole minor units of the account. Times: ms. A player has one seed that
 * is not revealed; its `nonce` is that of the next round of any game, so no number of it is drawn twice. A round
 * of steps goes on while `ended_at` is null. `bet_id`: its number for game clients. A `game_token` is known by its hash.
 * A `scratch_pool` sells tickets until none is left; `tickets`: of each prize.
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
  ],
};
