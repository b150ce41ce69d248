import { accountTypes } from '../../contracts/account.ts';
import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { sql } from '../db/index.ts';
import { accountsOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { bonusesOf } from './store.ts';
import { terms } from './terms.ts';

/** Less on an account makes no bet. */
const leastOf = (iso: string): number => Math.max(1, Math.floor(currencyFacts(iso).step / 10));

const cameWithDeposit = ({ db }: World, accountId: number): boolean =>
  sql(
    db,
    "SELECT 1 FROM entry JOIN posting ON posting.id = posting_id WHERE account_id = ? AND kind = 'bonus' AND key LIKE 'bonus:%'",
  ).get(accountId) !== undefined;

/**
 * Why this stake of a bonus that is being wagered is refused; null: it is not. The player's own money is spent first,
 * before the bonus of a deposit, and a bet has at most a part of bonus money: else the bonus would be a free bet on a
 * long shot beside money that is never risked. Decision D-663.
 */
export function bonusRefusal(world: World, userId: number, { accountId, minor }: { accountId: number; minor: number }) {
  const bonus = bonusesOf(world, userId).find(
    ({ account_id, state }) => account_id === accountId && state === 'active',
  );
  if (bonus === undefined) return null;
  const hasOwn = accountsOf(world.db, userId).some(
    (account) => account.type !== accountTypes.bonus && account.minor >= leastOf(account.iso),
  );
  if (hasOwn && cameWithDeposit(world, accountId)) return errorCodes.ownMoneyFirst;
  const most = Math.max(leastOf(bonus.iso), Math.floor(bonus.amount * terms.mostShare));
  return minor > most ? errorCodes.bonusStakeTooLarge : null;
}
