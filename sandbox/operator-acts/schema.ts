import type { AreaSchema } from '../db/index.ts';

/**
 * What operators and publishers did, and with which configuration the site started. Nobody changes or deletes a line, not
 * this program either. `status`: the answer's; 0: it was begun, and the process ended before an answer. `at`: ms.
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
    // An act is written before it is done, with status 0, and gets the status of its answer once.
    `DROP TRIGGER operator_act_is_final;
     CREATE TRIGGER operator_act_is_final BEFORE UPDATE ON operator_act
     WHEN OLD.status <> 0 OR NEW.status = 0
       OR (NEW.id, NEW.at, NEW.who, NEW.address, NEW.what, NEW.details)
         IS NOT (OLD.id, OLD.at, OLD.who, OLD.address, OLD.what, OLD.details)
     BEGIN SELECT RAISE(ABORT, 'an act is final'); END;`,
  ],
};
