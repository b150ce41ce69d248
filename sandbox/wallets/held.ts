import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { Wallet } from '../../contracts/wallets.ts';
import { sql } from '../db/index.ts';
import { accountsOf } from '../ledger/index.ts';
import { isOpenInSql } from '../ledger/under-way.ts';
import type { World } from '../world/world.ts';

/** What is on its way out of each account and into it. Row ACC-04. */
export function walletsOf({ db }: World, userId: number): Wallet[] {
  const sum = (query: string, id: number) => Number(Object.values(sql(db, query).get(id) ?? {})[0] ?? 0);
  return accountsOf(db, userId)
    .filter(({ type }) => type !== accountTypes.bonus)
    .map(({ id, iso }) => {
      const { currencyId, digits } = currencyFacts(iso);
      const out = 'SELECT SUM(minor) FROM withdrawal WHERE account_id = ? AND due_at IS NOT NULL';
      const into = `SELECT SUM(minor) FROM deposit WHERE account_id = ? AND ${isOpenInSql}`;
      return {
        ...{ currencyId, scoreId: id },
        ...{ reserved: toWire(sum(out, id), digits), coming: toWire(sum(into, id), digits) },
      };
    });
}
