import type { AreaSchema } from '../db/index.ts';

/** Who publishes a link, by a code that tells nobody their number, and for whom they were paid. `minor`: of `iso`. Times: ms. */
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
