import type { AreaSchema } from '../db/index.ts';

/**
 * What operators and publishers did, and with which configuration the site started. Nobody changes or deletes a line, not
 * this program either. `status`: the answer's. `at`: ms.
 */
export const operatorActSchema: AreaSchema = {
  area: 'operator-act',
  steps: [
    `CREATE TABLE operator_act (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       at INTEGER NOT NULL,
       who TEXT NOT NULL CHECK (who IN ('operator', 'publisher', 'start')),
       address TEXT NOT NULL,
       what TEXT NOT NULL,
       details TEXT NOT NULL,
       status INTEGER NOT NULL
     ) STRICT;
     CREATE TRIGGER operator_act_is_final BEFORE UPDATE ON operator_act BEGIN SELECT RAISE(ABORT, 'an act is final'); END;
     CREATE TRIGGER operator_act_stays BEFORE DELETE ON operator_act BEGIN SELECT RAISE(ABORT, 'an act is final'); END;`,
  ],
};
