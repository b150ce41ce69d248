import type { AreaSchema } from '../db/index.ts';

/** What players want to hear of: `consent` is MarketingConsent as JSON; no row: never asked, all off. Unix seconds. */
export const marketingSchema: AreaSchema = {
  area: 'marketing',
  steps: [
    `CREATE TABLE marketing_choice (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       consent TEXT NOT NULL,
       chosen_at INTEGER NOT NULL
     ) STRICT;`,
  ],
};
