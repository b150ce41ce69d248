import type { AreaSchema } from '../db/index.ts';

/** What the subscriber has not taken yet. `id`: the same in every try. `due_at`: ms. */
export const subscriberSchema: AreaSchema = {
  area: 'subscriber',
  steps: [
    `CREATE TABLE told (
       id TEXT PRIMARY KEY,
       body TEXT NOT NULL,
       due_at INTEGER NOT NULL,
       tries INTEGER NOT NULL DEFAULT 0
     ) STRICT;
     CREATE INDEX told_by_time ON told (due_at);`,
  ],
};
