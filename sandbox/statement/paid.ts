import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { PaidSums } from '../../contracts/statement.ts';
import { sql } from '../db/index.ts';
import type { LedgerAccount } from '../ledger/index.ts';
import type { World } from '../world/world.ts';

/** What deposits brought and withdrawals took since `from` (Unix seconds), out of the ledger; what went back is taken off. */
export function paidSince({ db }: World, { id, iso }: LedgerAccount, from: number): PaidSums {
  const sum = (first: string, second: string): number =>
    Number(
      sql(
        db,
        `SELECT COALESCE(SUM(minor), 0) AS sum FROM entry JOIN posting ON posting.id = posting_id
         WHERE account_id = ? AND posting.at >= ? AND kind IN (?, ?)`,
      ).get(id, from * 1000, first, second)?.sum,
    );
  const wire = (minor: number) => toWire(minor, currencyFacts(iso).digits);
  return {
    ...{ accountId: id, currency: iso, from },
    deposits: wire(sum('deposit', 'deposit-return')),
    withdrawals: wire(0 - sum('withdrawal', 'withdrawal-return')),
  };
}
