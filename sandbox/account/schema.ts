import type { AreaSchema } from '../db/index.ts';

/**
 * The terms that a player agreed to last (`updated_at`: Unix seconds of those terms), and their limits, one of each
 * type. Times: Unix seconds.
 */
export const accountSchema: AreaSchema = {
  area: 'account',
  steps: [
    `CREATE TABLE agreement (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       updated_at INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE client_limit (
       user_id INTEGER NOT NULL REFERENCES user (id),
       type INTEGER NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('PENDING', 'ACTIVE', 'INACTIVE')),
       value REAL NOT NULL,
       started_at INTEGER NOT NULL,
       ends_at INTEGER,
       PRIMARY KEY (user_id, type)
     ) STRICT, WITHOUT ROWID;`,
    // Limits moved to the tables of protection.
    'DROP TABLE client_limit;',
  ],
};
