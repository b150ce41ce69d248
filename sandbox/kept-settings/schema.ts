import type { AreaSchema } from '../db/index.ts';

/** What players decided in their office; no row: nothing yet. `settings`: JSON by name. */
export const officeSettingsSchema: AreaSchema = {
  area: 'office-settings',
  steps: [
    `CREATE TABLE office_settings (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       settings TEXT NOT NULL
     ) STRICT;`,
  ],
};
