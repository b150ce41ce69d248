import type { AreaSchema } from '../db/index.ts';

/** When the player answered the last reality check of a session, and when they last read their 30 days. Unix seconds. */
export const playSessionSchema: AreaSchema = {
  area: 'play-session',
  steps: [
    `CREATE TABLE reality_check (
       session_id INTEGER PRIMARY KEY,
       answered_at INTEGER NOT NULL
     ) STRICT;`,
    `CREATE TABLE summary_read (
       user_id INTEGER PRIMARY KEY,
       read_at INTEGER NOT NULL
     ) STRICT;`,
    'CREATE INDEX reality_check_by_time ON reality_check (answered_at);',
  ],
};
