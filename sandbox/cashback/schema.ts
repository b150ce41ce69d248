import type { AreaSchema } from '../db/index.ts';

/** Until when a player has taken their cashback of a kind, ms; no row: never. */
export const cashbackSchema: AreaSchema = {
  area: 'cashback',
  steps: [
    `CREATE TABLE cashback (
       user_id INTEGER NOT NULL REFERENCES user (id),
       kind TEXT NOT NULL,
       taken_until INTEGER NOT NULL,
       PRIMARY KEY (user_id, kind)
     ) STRICT;`,
  ],
};
