import type { AreaSchema } from '../db/index.ts';

/**
 * Words about results, as they came: the last one of an outcome by `at`, then by id, is how it ended. `status_id` null: it was taken back.
 * `is_held`: the match had ended then, so its own result is what was taken back, and only another word ends the waiting. `body`: the message,
 * by which a repeat is known. `coupon_settlement`: each time that a coupon was settled, once there was more than one; `payout` null: it waits
 * again. Both are final. Times: ms.
 */
export const settlementSchema: AreaSchema = {
  area: 'settlements',
  steps: [
    `CREATE TABLE settlement_word (
       id TEXT PRIMARY KEY,
       market_id INTEGER NOT NULL,
       at INTEGER NOT NULL,
       status_id INTEGER,
       is_cancel INTEGER NOT NULL,
       is_held INTEGER NOT NULL,
       reason TEXT NOT NULL,
       body TEXT NOT NULL,
       taken_at INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX settlement_word_of_market ON settlement_word (market_id, at, id);
     CREATE TABLE coupon_settlement (
       coupon_id INTEGER NOT NULL REFERENCES coupon (id),
       number INTEGER NOT NULL,
       at INTEGER NOT NULL,
       status_id INTEGER NOT NULL,
       payout INTEGER,
       reason TEXT,
       word_id TEXT,
       PRIMARY KEY (coupon_id, number)
     ) STRICT, WITHOUT ROWID;
     CREATE TRIGGER settlement_word_is_final BEFORE UPDATE ON settlement_word BEGIN SELECT RAISE(ABORT, 'a word is final'); END;
     CREATE TRIGGER settlement_word_stays BEFORE DELETE ON settlement_word BEGIN SELECT RAISE(ABORT, 'a word is final'); END;
     CREATE TRIGGER coupon_settlement_is_final BEFORE UPDATE ON coupon_settlement BEGIN SELECT RAISE(ABORT, 'a settlement is final'); END;
     CREATE TRIGGER coupon_settlement_stays BEFORE DELETE ON coupon_settlement BEGIN SELECT RAISE(ABORT, 'a settlement is final'); END;`,
  ],
};
