import type { AreaSchema } from '../db/index.ts';

/** Failures with money. `done_at`: when an operator said that it is dealt with; what fails again after that is a new row. Times in ms. */
export const alarmSchema: AreaSchema = {
  area: 'alarm',
  steps: [
    `CREATE TABLE alarm (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       source TEXT NOT NULL,
       subject TEXT NOT NULL,
       message TEXT NOT NULL,
       first_at INTEGER NOT NULL,
       last_at INTEGER NOT NULL,
       times INTEGER NOT NULL DEFAULT 1,
       done_at INTEGER
     ) STRICT;
     CREATE UNIQUE INDEX alarm_open ON alarm (source, subject) WHERE done_at IS NULL;`,
  ],
};
