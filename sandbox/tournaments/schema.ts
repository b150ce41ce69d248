import type { AreaSchema } from '../db/index.ts';

/** Tournaments, their players, and the paid prizes: one a place. Times: ms. `minor`: of the winner's currency. */
export const tournamentsSchema: AreaSchema = {
  area: 'tournaments',
  steps: [
    `CREATE TABLE tournament (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       kind TEXT NOT NULL,
       starts_at INTEGER NOT NULL,
       ends_at INTEGER NOT NULL,
       ended_at INTEGER,
       UNIQUE (kind, starts_at)
     ) STRICT;
     CREATE TABLE tournament_player (
       tournament_id INTEGER NOT NULL REFERENCES tournament (id),
       user_id INTEGER NOT NULL,
       player TEXT NOT NULL,
       joined_at INTEGER NOT NULL,
       PRIMARY KEY (tournament_id, user_id)
     ) STRICT;
     CREATE TABLE tournament_place (
       tournament_id INTEGER NOT NULL REFERENCES tournament (id),
       place INTEGER NOT NULL,
       user_id INTEGER NOT NULL,
       score INTEGER NOT NULL,
       rounds INTEGER NOT NULL,
       reached_at INTEGER NOT NULL,
       PRIMARY KEY (tournament_id, place)
     ) STRICT;`,
  ],
};
