import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { WayOut, WithdrawalTerms } from '../../contracts/withdrawals.ts';
import { inCurrency, payMethods } from '../cashier/index.ts';
import { sql } from '../db/index.ts';
import type { LedgerAccount } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { bankAccountOf } from './bank-account.ts';
import { isVerified } from './store.ts';

/** `takes`: minor units. */
export type Way = Pick<WayOut, 'id' | 'etaSec' | 'takes' | 'why'> & { feeBasis: number };

/** What came to this account by each method and has not gone back to it. Minor units. */
function backTo({ db }: World, accountId: number, method: string): number {
  const row = sql(
    db,
    `SELECT (SELECT COALESCE(SUM(minor), 0) FROM deposit WHERE account_id = ?1 AND method = ?2 AND state = 'succeeded') -
            (SELECT COALESCE(SUM(minor), 0) FROM withdrawal WHERE account_id = ?1 AND method = ?2
               AND state NOT IN ('rejected', 'returned')) AS rest`,
  ).get(accountId, method);
  return Math.max(0, Number(row?.rest));
}

/** The last time the money came back: the method takes it no more. */
const hasReturned = ({ db }: World, accountId: number, method: string): boolean =>
  sql(db, 'SELECT state FROM withdrawal WHERE account_id = ? AND method = ? ORDER BY number DESC LIMIT 1').get(
    ...[accountId, method],
  )?.state === 'returned';

function takenBy(world: World, userId: number, account: LedgerAccount, id: Way['id']): Pick<Way, 'takes' | 'why'> {
  if (account.type === accountTypes.bonus) return { takes: 0, why: 'bonus' };
  if (id === 'transfer') return bankAccountOf(world, userId) === null ? { takes: 0, why: 'account' } : { takes: null };
  if (hasReturned(world, account.id, id)) return { takes: 0, why: 'returned' };
  const takes = backTo(world, account.id, id);
  return takes > 0 ? { takes } : { takes, why: 'unused' };
}

/** Every way out of this account: first back to where money came from, then to the player's bank. Rows PAY-02, PAY-12. */
export const waysOf = (world: World, userId: number, account: LedgerAccount): Way[] =>
  payMethods.map(({ id, feeBasis, etaSec }) => ({ id, feeBasis, etaSec, ...takenBy(world, userId, account, id) }));

/** The smallest request, minor units. The whole balance may always go. Row LIM-59. */
export const leastOf = ({ iso, minor }: LedgerAccount): number => Math.min(inCurrency(1, iso), Math.max(1, minor));

export function termsOf(world: World, userId: number, account: LedgerAccount): WithdrawalTerms {
  const { digits } = currencyFacts(account.iso);
  return {
    currency: account.iso,
    least: toWire(leastOf(account), digits),
    needsDocuments: !isVerified(world, userId),
    bankAccount: bankAccountOf(world, userId),
    ways: waysOf(world, userId, account).map(({ feeBasis, takes, ...way }) => ({
      ...way,
      feePercent: feeBasis / 100,
      takes: takes === null ? null : toWire(takes, digits),
    })),
  };
}
