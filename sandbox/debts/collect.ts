import { accountTypes } from '../../contracts/account.ts';
import { sql, transaction } from '../db/index.ts';
import { accountsOf, type LedgerAccount, post } from '../ledger/index.ts';
import { convertDown, convertUp } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';

type Debt = { iso: string; minor: number };

/** Minor units by currency. */
export const debtsOf = ({ db }: World, userId: number): Debt[] =>
  sql(db, 'SELECT iso, minor FROM debt WHERE user_id = ? AND minor > 0').all(userId) as Debt[];

export const isInDebt = (world: World, userId: number): boolean => debtsOf(world, userId).length > 0;

/** Each movement of the account has its own key. */
const keyOf = ({ db }: World, { id }: LedgerAccount): string =>
  `debt:${String(id)}:${String(sql(db, 'SELECT MAX(id) AS id FROM entry WHERE account_id = ?').get(id)?.id)}`;

/** Pays what it can of a debt from one account, in another currency at the rate without a spread. Gives what is left. */
function payFrom(world: World, userId: number, { iso, minor }: Debt, account: LedgerAccount): number {
  const paid = Math.min(minor, convertDown(account.minor, account.iso, iso));
  if (paid <= 0) return minor;
  const taken = Math.min(account.minor, convertUp(paid, iso, account.iso));
  const exchange =
    account.iso === iso
      ? []
      : [
          { account: { house: 'exchange' as const, iso: account.iso }, minor: taken },
          { account: { house: 'exchange' as const, iso }, minor: -paid },
        ];
  post(world.db, {
    key: keyOf(world, account),
    kind: 'debt',
    at: world.clock.now(),
    entries: [
      { account: account.id, minor: -taken },
      ...exchange,
      { account: { house: 'chargebacks', iso }, minor: paid },
    ],
  });
  sql(world.db, 'UPDATE debt SET minor = minor - ? WHERE user_id = ? AND iso = ?').run(paid, userId, iso);
  return minor - paid;
}

/** All debts in one currency: what a deposit to an account of it pays before anything is left. */
export const owedIn = (world: World, userId: number, iso: string): number =>
  debtsOf(world, userId).reduce((sum, debt) => sum + convertUp(debt.minor, debt.iso, iso), 0);

/** Money that a player receives first pays what they owe: from the account of its currency, then from the others. Decision D-820. */
export function collectDebts(world: World, userId: number): void {
  const debts = debtsOf(world, userId);
  if (debts.length === 0) return;
  transaction(world.db, () => {
    for (const debt of debts) {
      const accounts = accountsOf(world.db, userId)
        .filter(({ type, minor }) => type !== accountTypes.bonus && minor > 0)
        .toSorted((a, b) => Number(b.iso === debt.iso) - Number(a.iso === debt.iso));
      accounts.reduce((left, account) => payFrom(world, userId, { ...debt, minor: left }, account), debt.minor);
    }
  });
}

/** A process may have ended between money that came and what it pays. Runs at a start. */
export function collectAllDebts(world: World): void {
  for (const { user_id } of sql(world.db, 'SELECT DISTINCT user_id FROM debt WHERE minor > 0').all())
    collectDebts(world, Number(user_id));
}
