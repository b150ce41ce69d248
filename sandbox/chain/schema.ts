import type { AreaSchema } from '../db/index.ts';

/** Payments on the chains that the house plays. `minor`: units of the currency that the address waits for. `height`: of the block that holds it. */
export const chainSchema: AreaSchema = {
  area: 'chain',
  steps: [
    `CREATE TABLE chain_payment (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       network TEXT NOT NULL,
       address TEXT NOT NULL,
       minor INTEGER NOT NULL CHECK (minor > 0),
       height INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX chain_payment_of_address ON chain_payment (network, address);`,
  ],
};
