import type { AreaSchema } from '../db/index.ts';

/**
 * Limits and breaks of players, one of each type. Values are whole minor units of the main currency; null is no limit.
 * `has_pending` tells "no limit waits" from "nothing waits". Times: Unix seconds. `protection_event` is the history, and
 * nothing of it is ever changed. `payment_mark`: cards, accounts and addresses that players used.
 */
export const protectionSchema: AreaSchema = {
  area: 'protection',
  steps: [
    `CREATE TABLE player_limit (
       user_id INTEGER NOT NULL REFERENCES user (id),
       type INTEGER NOT NULL,
       value INTEGER,
       changed_at INTEGER,
       has_pending INTEGER NOT NULL CHECK (has_pending IN (0, 1)),
       pending_value INTEGER,
       pending_at INTEGER,
       PRIMARY KEY (user_id, type)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE player_break (
       user_id INTEGER NOT NULL REFERENCES user (id),
       type INTEGER NOT NULL,
       days INTEGER NOT NULL,
       started_at INTEGER NOT NULL,
       ends_at INTEGER,
       PRIMARY KEY (user_id, type)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE protection_event (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL REFERENCES user (id),
       type INTEGER NOT NULL,
       what TEXT NOT NULL,
       value INTEGER,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX protection_event_of_user ON protection_event (user_id, id);
     CREATE TRIGGER protection_event_is_final BEFORE UPDATE ON protection_event
       BEGIN SELECT RAISE(ABORT, 'an event is final'); END;`,
    // Of which share of a limit, in percent, the player has heard. It counts until `ends_at`.
    `CREATE TABLE limit_warning (
       user_id INTEGER NOT NULL REFERENCES user (id),
       type INTEGER NOT NULL,
       value INTEGER NOT NULL,
       share INTEGER NOT NULL,
       ends_at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX limit_warning_of_user ON limit_warning (user_id, type);`,
    // `visit`: when players were here, ms. `limit_test`: looser values that wait for answers to questions,
    // JSON, until Unix seconds.
    `ALTER TABLE player_limit ADD COLUMN pending_delay INTEGER;
     ALTER TABLE player_limit ADD COLUMN needs_contact INTEGER NOT NULL DEFAULT 0;
     CREATE TABLE visit (
       user_id INTEGER NOT NULL REFERENCES user (id),
       session_id INTEGER NOT NULL,
       from_ms INTEGER NOT NULL,
       until_ms INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX visit_of_user ON visit (user_id, session_id, until_ms);
     CREATE TABLE limit_test (
       token TEXT PRIMARY KEY,
       user_id INTEGER NOT NULL REFERENCES user (id),
       wanted TEXT NOT NULL,
       expires_at INTEGER NOT NULL
     ) STRICT;`,
    // A time-out of deposits and one of play are beside each other. `returns_at`: when an exclusion is over by request.
    // `brands`: 'this' or 'all' of the company.
    `CREATE TABLE player_rest (
       user_id INTEGER NOT NULL REFERENCES user (id),
       type INTEGER NOT NULL,
       scope TEXT NOT NULL DEFAULT 'play',
       days INTEGER NOT NULL,
       started_at INTEGER NOT NULL,
       ends_at INTEGER,
       returns_at INTEGER,
       brands TEXT NOT NULL DEFAULT 'this',
       PRIMARY KEY (user_id, type, scope)
     ) STRICT, WITHOUT ROWID;
     INSERT INTO player_rest (user_id, type, days, started_at, ends_at)
       SELECT user_id, type, days, started_at, ends_at FROM player_break;
     DROP TABLE player_break;
     ALTER TABLE player_rest RENAME TO player_break;`,
    // When players looked at their limits last, and when they were reminded since, ms.
    `CREATE TABLE limit_review (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       looked_at INTEGER NOT NULL,
       told_at INTEGER
     ) STRICT;`,
    `CREATE TABLE payment_mark (
       mark TEXT NOT NULL,
       user_id INTEGER NOT NULL REFERENCES user (id),
       PRIMARY KEY (mark, user_id)
     ) STRICT, WITHOUT ROWID;`,
    `CREATE INDEX limit_test_of_user ON limit_test (user_id);
     CREATE INDEX limit_test_by_end ON limit_test (expires_at);
     CREATE INDEX player_limit_of_type ON player_limit (type, user_id) WHERE value IS NOT NULL;`,
    `CREATE INDEX visit_by_time ON visit (until_ms);
     CREATE INDEX limit_warning_by_end ON limit_warning (ends_at);`,
  ],
};
