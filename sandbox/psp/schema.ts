import type { AreaSchema } from '../db/index.ts';

/**
 * What the provider keeps, in a database of its own. `thing`: its objects as JSON, by the account that they belong to.
 * `answer`: what a key was answered. `outbox`: events that the site has not taken yet; `twist`: how a test bends one.
 * Times: ms of real time. No number of a card is ever in it.
 */
export const pspSchema: AreaSchema = {
  area: 'psp',
  steps: [
    `CREATE TABLE thing (
       id TEXT PRIMARY KEY,
       account TEXT NOT NULL,
       body TEXT NOT NULL
     ) STRICT;
     CREATE TABLE answer (
       account TEXT NOT NULL,
       key TEXT NOT NULL,
       hash TEXT NOT NULL,
       status INTEGER NOT NULL,
       body TEXT NOT NULL,
       PRIMARY KEY (account, key)
     ) STRICT;
     CREATE TABLE outbox (
       place INTEGER PRIMARY KEY AUTOINCREMENT,
       body TEXT NOT NULL,
       twist TEXT,
       due_at INTEGER NOT NULL,
       tries INTEGER NOT NULL DEFAULT 0
     ) STRICT;`,
  ],
};
