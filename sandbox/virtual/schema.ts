import type { AreaSchema } from '../db/index.ts';

/**
 * What each chain of virtual matches takes from outside; the chain itself follows from the secret. `public_value`: the
 * name of it; null: the house has none. `epoch`: when the rounds of this world began; those that start again have other
 * chains. `salt`: the value, empty until it is there. `open_at`: the time of play at which it came; rounds before it do
 * not take place.
 */
export const virtualSchema: AreaSchema = {
  area: 'virtual',
  steps: [
    `CREATE TABLE virtual_chain (
       number INTEGER PRIMARY KEY AUTOINCREMENT,
       epoch REAL NOT NULL,
       id INTEGER NOT NULL,
       public_value TEXT,
       salt TEXT NOT NULL DEFAULT '',
       open_at REAL,
       at INTEGER NOT NULL,
       UNIQUE (epoch, id)
     ) STRICT;
     CREATE TRIGGER virtual_chain_is_final BEFORE UPDATE ON virtual_chain
       WHEN OLD.salt <> '' OR OLD.public_value IS NULL OR NEW.id <> OLD.id OR NEW.epoch <> OLD.epoch OR NEW.public_value IS NOT OLD.public_value
         OR NEW.at <> OLD.at
       BEGIN SELECT RAISE(ABORT, 'a chain is final'); END;
     CREATE TRIGGER virtual_chain_stays BEFORE DELETE ON virtual_chain
       BEGIN SELECT RAISE(ABORT, 'a chain is kept'); END;`,
  ],
};
