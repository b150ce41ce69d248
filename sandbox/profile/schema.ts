import type { AreaSchema } from '../db/index.ts';

/**
 * What a player told beyond `user_data` of the client config. `fields`: JSON by name. `changed`: JSON, in which version
 * each field changed last. `changed_at`: ms.
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
  ],
};
