import type { AreaSchema } from '../db/index.ts';

/** `summ`: minor units. `at`: ms. */
export const teamCashSchema: AreaSchema = {
  area: 'team-cash',
  steps: [
    `CREATE TABLE team_cash_payment (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL,
       status_id INTEGER NOT NULL,
       summ INTEGER NOT NULL,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX team_cash_payment_by_user ON team_cash_payment (user_id, id);`,
  ],
};
