import { randomInt } from 'node:crypto';

import { withCheckDigit } from '../../contracts/payments/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import type { StoredWithdrawal } from './store.ts';

/** The withdrawal that a clerk pays for a code, or null. */
export const withdrawalByCode = ({ db }: World, code: string): StoredWithdrawal | null =>
  (sql(db, 'SELECT * FROM withdrawal WHERE desk_code = ?').get(code) as StoredWithdrawal | undefined) ?? null;

/** Nine digits that a clerk can type and hear, the last one their check. Each is given once. */
export function newPayoutCode(world: World): string {
  for (;;) {
    const code = withCheckDigit(String(randomInt(10_000_000, 100_000_000)));
    if (withdrawalByCode(world, code) === null) return code;
  }
}
