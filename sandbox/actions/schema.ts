import type { AreaSchema } from '../db/index.ts';

/**
 * One row for each Idempotency-Key. `state`: under_way, done or closed. `sealed`, the answer, exists only when it is
 * done; `answer` has those of former versions. `at`: ms
 * of the first call.
 */
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
    'ALTER TABLE action ADD COLUMN sealed BLOB;',
  ],
};
