import type { AreaSchema } from '../db/index.ts';

/**
 * What has not been taken yet. `id`: the same in every try. `due_at`: ms. `target`: of `Hooks`. `answered`: the answers of ports
 * that were taken, so that each counts once.
 */
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
    `ALTER TABLE told ADD COLUMN target TEXT NOT NULL DEFAULT 'subscriber';
     DROP INDEX told_by_time;
     CREATE INDEX told_by_time ON told (target, due_at);
     CREATE TABLE answered (
       id TEXT PRIMARY KEY,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX answered_by_time ON answered (at);`,
  ],
};
