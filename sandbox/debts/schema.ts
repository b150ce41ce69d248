import type { AreaSchema } from '../db/index.ts';

/** What players owe the house because a deposit went back when its money was gone, minor units of `iso`. Decision D-820. */
export const debtSchema: AreaSchema = {
  area: 'debts',
  steps: [
    `CREATE TABLE debt (
       user_id INTEGER NOT NULL REFERENCES user (id),
       iso TEXT NOT NULL,
       minor INTEGER NOT NULL CHECK (minor >= 0),
       PRIMARY KEY (user_id, iso)
     ) STRICT, WITHOUT ROWID;`,
  ],
};
