import type { AreaSchema } from '../db/index.ts';

/**
 * What came back of stakes, by game, version of its mathematics and currency. Sums: whole minor units; `expected`: what mathematics pay for
 * these rounds. `excess`, `variance`, `rounding`, `largest`: in stakes, see `expected.ts`. `returns_place`: up to which round all is counted;
 * `returns_told`: how many rounds there were at the last alarm.
 */
export const laboratorySchema: AreaSchema = {
  area: 'laboratory',
  steps: [
    `CREATE INDEX game_round_by_end ON game_round (ended_at, bet_id);
     CREATE TABLE game_returns (
       game TEXT NOT NULL,
       maths TEXT NOT NULL,
       iso TEXT NOT NULL,
       rounds INTEGER NOT NULL,
       staked INTEGER NOT NULL,
       paid INTEGER NOT NULL,
       expected REAL NOT NULL,
       excess REAL NOT NULL,
       variance REAL NOT NULL,
       rounding REAL NOT NULL,
       largest REAL NOT NULL,
       PRIMARY KEY (game, maths, iso)
     ) STRICT;
     CREATE TABLE returns_place (source TEXT PRIMARY KEY, at INTEGER NOT NULL, id INTEGER NOT NULL) STRICT;
     CREATE TABLE returns_told (
       game TEXT NOT NULL, maths TEXT NOT NULL, rounds INTEGER NOT NULL, PRIMARY KEY (game, maths)
     ) STRICT, WITHOUT ROWID;`,
    'CREATE INDEX shared_bet_by_end ON shared_bet (settled_at)',
    `CREATE INDEX game_round_of_user_by_end ON game_round (user_id, ended_at, bet_id);
     CREATE INDEX shared_bet_of_user_by_end ON shared_bet (user_id, settled_at);`,
  ],
};
