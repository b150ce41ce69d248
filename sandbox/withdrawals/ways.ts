import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { networksOf } from '../../contracts/payments/crypto/networks.ts';
import { payWay } from '../../contracts/payments/index.ts';
import type { WayOut, WithdrawalTerms } from '../../contracts/withdrawals.ts';
import { isIdentified } from '../auth/users.ts';
import { inCurrency, isCardCurrency, payMethods, stepOut } from '../cashier/index.ts';
import { sql } from '../db/index.ts';
import type { LedgerAccount } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { bankAccountOf } from './bank-account.ts';
import { cryptoAddressOf } from './crypto-address.ts';

/** `takes`: minor units. */
export type Way = Pick<WayOut, 'id' | 'etaSec' | 'takes' | 'why'> & { feeBasis: number };

/** What came to this account by each method and has not gone back to it. Minor units. */
function backTo({ db }: World, accountId: number, method: string): number {
  const row = sql(
    db,
    `SELECT (SELECT COALESCE(SUM(minor - MIN(minor, given_back)), 0) FROM deposit WHERE account_id = ?1 AND method = ?2 AND state = 'succeeded') -
            (SELECT COALESCE(SUM(minor), 0) FROM withdrawal WHERE account_id = ?1 AND method = ?2
               AND state NOT IN ('rejected', 'returned')) AS rest`,
  ).get(accountId, method);
  return Math.max(0, Number(row?.rest));
}

/**
 * The last payment by this method came back, so the method is closed for it. Cash that was not collected may be
 * requested again.
 */
function hasReturned({ db }: World, accountId: number, method: string): boolean {
  const last = sql(
    db,
    'SELECT state, reason FROM withdrawal WHERE account_id = ? AND method = ? ORDER BY number DESC LIMIT 1',
  ).get(accountId, method);
  return last?.state === 'returned' && last.reason !== 'desk';
}

/** A request is a multiple of this, minor units: the provider's, where it pays out. Report R-C3. */
export const stepOf = ({ provider }: World, account: Pick<LedgerAccount, 'iso'>): number =>
  provider?.paysOut === true && isCardCurrency(account.iso) ? stepOut(account) : 1;

function takenBy(world: World, userId: number, account: LedgerAccount, id: Way['id']): Pick<Way, 'takes' | 'why'> {
  if (account.type === accountTypes.bonus) return { takes: 0, why: 'bonus' };
  const { payee } = payWay(id);
  if (payee === 'account')
    return bankAccountOf(world, userId) === null ? { takes: 0, why: 'account' } : { takes: null };
  if (payee === 'address')
    return cryptoAddressOf(world, userId, account.iso) === null ? { takes: 0, why: 'address' } : { takes: null };
  if (hasReturned(world, account.id, id)) return { takes: 0, why: 'returned' };
  const came = backTo(world, account.id, id);
  const takes = came - (came % stepOf(world, account));
  return takes > 0 ? { takes } : { takes, why: 'unused' };
}

const isLast = (id: Way['id']): boolean => payWay(id).payee !== undefined;
/** What takes the rest: the player's bank, or their address of a cryptocurrency. */
const lastWay = (iso: string): Way['id'] => (networksOf(iso).length > 0 ? 'crypto' : 'transfer');

/** Every way out of this account: first back to where money came from, then to what is the player's own. Rows PAY-02, PAY-12. */
export const waysOf = (world: World, userId: number, account: LedgerAccount): Way[] =>
  payMethods
    .filter(({ id, isInOnly }) => isInOnly !== true && (!isLast(id) || id === lastWay(account.iso)))
    .toSorted((a, b) => Number(isLast(a.id)) - Number(isLast(b.id)))
    .map(({ id, feeBasis, etaSec }) => ({ id, feeBasis, etaSec, ...takenBy(world, userId, account, id) }));

/** The smallest request, minor units. The whole balance may always go. Row LIM-59. */
export const leastOf = ({ iso, minor }: LedgerAccount): number => Math.min(inCurrency(1, iso), Math.max(1, minor));

export function termsOf(world: World, userId: number, account: LedgerAccount): WithdrawalTerms {
  const { digits } = currencyFacts(account.iso);
  return {
    currency: account.iso,
    least: toWire(leastOf(account), digits),
    step: toWire(stepOf(world, account), digits),
    needsDocuments: !isIdentified(world.db, userId),
    bankAccount: bankAccountOf(world, userId),
    networks: [...networksOf(account.iso)],
    cryptoAddress: cryptoAddressOf(world, userId, account.iso),
    ways: waysOf(world, userId, account).map(({ feeBasis, takes, ...way }) => ({
      ...way,
      feePercent: feeBasis / 100,
      takes: takes === null ? null : toWire(takes, digits),
    })),
  };
}
