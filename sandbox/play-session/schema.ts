import type { AreaSchema } from '../db/index.ts';

/** When the player answered the last reality check of a session. Unix seconds. */
export const playSessionSchema: AreaSchema = {
  area: 'play-session',
  steps: [
    `CREATE TABLE reality_check (
       session_id INTEGER PRIMARY KEY,
       answered_at INTEGER NOT NULL
     ) STRICT;`,
  ],
};
