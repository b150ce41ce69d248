import type { AreaSchema } from '../db/index.ts';

/** One row an Idempotency-Key. `state`: under_way, done, closed. `answer` only when done. `at`: ms of the claim. */
export const actionsSchema: AreaSchema = {
  area: 'actions',
  steps: [
    `CREATE TABLE action (
       owner TEXT NOT NULL,
       key TEXT NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('under_way', 'done', 'closed')),
       body_hash TEXT NOT NULL,
       status INTEGER,
       answer TEXT,
       at INTEGER NOT NULL,
       PRIMARY KEY (owner, key)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX action_by_age ON action (at);`,
  ],
};
