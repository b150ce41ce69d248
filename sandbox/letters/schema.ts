import type { AreaSchema } from '../db/index.ts';

/** What players write to their manager, and their ideas. `language`: of the answer. Times: ms. */
export const letterSchema: AreaSchema = {
  area: 'letters',
  steps: [
    `CREATE TABLE letter (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL REFERENCES user (id),
       kind TEXT NOT NULL CHECK (kind IN ('manager', 'idea')),
       text TEXT NOT NULL,
       language TEXT NOT NULL,
       at INTEGER NOT NULL,
       answer TEXT,
       answered_at INTEGER
     ) STRICT;
     CREATE INDEX letter_of_user ON letter (user_id, kind, id);`,
    'CREATE INDEX letter_by_time ON letter (at);',
  ],
};
