import type { AreaSchema } from '../db/index.ts';

/** Messages of the site to players. `params`: JSON of the numbers in the text, which is written when it is read. `at`: Unix seconds. */
export const messageSchema: AreaSchema = {
  area: 'messages',
  steps: [
    `CREATE TABLE player_message (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL REFERENCES user (id),
       kind TEXT NOT NULL,
       params TEXT NOT NULL,
       is_read INTEGER NOT NULL DEFAULT 0,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX player_message_of_user ON player_message (user_id, id);`,
    'CREATE INDEX player_message_by_time ON player_message (at);',
  ],
};
