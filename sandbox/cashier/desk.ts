import { randomInt } from 'node:crypto';

import { withCheckDigit } from '../../contracts/payments/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { type StoredDeposit } from './store.ts';

/** Nine digits that a clerk can type and hear, the last one their check. Free at this moment. */
export function newDeskCode(world: World): string {
  for (;;) {
    const code = withCheckDigit(String(randomInt(10_000_000, 100_000_000)));
    if (depositByCode(world, code) === null) return code;
  }
}

/** The deposit that a clerk has the code of, or null. Spaces are how people say it. */
export const depositByCode = ({ db }: World, typed: string): StoredDeposit | null =>
  (sql(db, 'SELECT * FROM deposit WHERE desk_code = ?').get(typed.replaceAll(/\s/g, '')) as
    StoredDeposit | undefined) ?? null;
