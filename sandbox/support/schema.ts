import type { AreaSchema } from '../db/index.ts';

/** `owner`: `user 7` or `session 12`. Times: ms. */
export const supportSchema: AreaSchema = {
  area: 'support',
  steps: [
    `CREATE TABLE support_callback (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL,
       phone TEXT NOT NULL,
       time TEXT,
       language TEXT NOT NULL,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE support_question (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       owner TEXT NOT NULL,
       email TEXT,
       topic TEXT NOT NULL,
       text TEXT NOT NULL,
       answer TEXT,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX support_question_by_owner ON support_question (owner, id);
     CREATE TABLE support_message (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       owner TEXT NOT NULL,
       consultant TEXT NOT NULL,
       sender TEXT NOT NULL CHECK (sender IN ('visitor', 'consultant')),
       text TEXT NOT NULL,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX support_message_by_owner ON support_message (owner, consultant, id);`,
    `CREATE TABLE support_appeal (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       owner TEXT NOT NULL,
       text TEXT NOT NULL,
       answer TEXT,
       at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX support_appeal_by_owner ON support_appeal (owner, id);`,
    `CREATE INDEX support_callback_by_time ON support_callback (at);
     CREATE INDEX support_question_by_time ON support_question (at);
     CREATE INDEX support_message_by_time ON support_message (at);
     CREATE INDEX support_appeal_by_time ON support_appeal (at);`,
  ],
};
