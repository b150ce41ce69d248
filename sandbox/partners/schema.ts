import type { AreaSchema } from '../db/index.ts';

/**
 * Partners who publish a link (its code does not tell their number), and the players they were paid for. `minor`: of
 * `iso`. Times: ms.
 */
export const partnerSchema: AreaSchema = {
  area: 'partners',
  steps: [
    `CREATE TABLE partner (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       code TEXT NOT NULL UNIQUE,
       joined_at INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE partner_person (
       person_id INTEGER PRIMARY KEY REFERENCES user (id),
       user_id INTEGER NOT NULL REFERENCES user (id),
       iso TEXT NOT NULL,
       minor INTEGER NOT NULL CHECK (minor > 0),
       paid_at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX partner_person_of_user ON partner_person (user_id);`,
  ],
};
