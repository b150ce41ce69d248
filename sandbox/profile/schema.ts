import type { AreaSchema } from '../db/index.ts';

/**
 * What a player told beyond `user_data` of the client config. `fields`: JSON by name. `changed`: JSON, in which version
 * each field changed last. `changed_at`: ms. `told_before`: names and birthdays that were said and changed since.
 */
export const profileSchema: AreaSchema = {
  area: 'profile',
  steps: [
    `CREATE TABLE profile (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       fields TEXT NOT NULL,
       changed TEXT NOT NULL,
       version INTEGER NOT NULL,
       changed_at INTEGER NOT NULL
     ) STRICT;`,
    `CREATE TABLE told_before (
       user_id INTEGER NOT NULL REFERENCES user (id),
       surname TEXT NOT NULL,
       name TEXT NOT NULL,
       birth_date TEXT NOT NULL,
       PRIMARY KEY (user_id, surname, name, birth_date)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX told_before_by_day ON told_before (birth_date);`,
  ],
};
