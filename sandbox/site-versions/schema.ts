import type { AreaSchema } from '../db/index.ts';

/** What operators published of the site configuration, whole each time. Nobody changes or deletes a version. `at`: ms. */
export const siteVersionSchema: AreaSchema = {
  area: 'site-version',
  steps: [
    `CREATE TABLE site_version (
       version INTEGER PRIMARY KEY,
       at INTEGER NOT NULL,
       author TEXT NOT NULL,
       reason TEXT NOT NULL,
       config TEXT NOT NULL
     ) STRICT;
     CREATE TRIGGER site_version_is_final BEFORE UPDATE ON site_version BEGIN SELECT RAISE(ABORT, 'a version is final'); END;
     CREATE TRIGGER site_version_stays BEFORE DELETE ON site_version BEGIN SELECT RAISE(ABORT, 'a version is final'); END;`,
    // Values that wait for a second operator. `author_id`: the account of the control room; null: a caller with the token. `base`: the version that they were made over.
    `CREATE TABLE site_proposal (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       at INTEGER NOT NULL,
       author TEXT NOT NULL,
       author_id INTEGER,
       reason TEXT NOT NULL,
       base INTEGER NOT NULL,
       config TEXT NOT NULL
     ) STRICT;`,
  ],
};
