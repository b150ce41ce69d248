import { type Account, accountTypes, type Balance } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { userById } from '../auth/users.ts';
import { unauthorized } from '../http/failure.ts';
import { accountsOf, type LedgerAccount } from '../ledger/index.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { toWire } from './wire.ts';

let lastVersion = 0;

/** One process reads in order. The machine's clock keeps the order over a restart. */
const nextVersion = (): number => (lastVersion = Math.max(lastVersion + 1, Date.now()));

/** The player's accounts as they are now. Spec: coupon §3. */
export function balanceAnswer(world: World, userId: number): Balance {
  const user = userById(world.db, userId);
  if (user === null) throw unauthorized();
  const all = accountsOf(world.db, userId).map((account) => toWireAccount(account, user.activeAccount));
  return {
    accounts: all.filter(({ type }) => type !== accountTypes.bonus),
    all_accounts: all,
    bonuses: all.filter(({ type }) => type === accountTypes.bonus),
    activeAccountId: user.activeAccount ?? 0,
    mainAccountId: user.mainAccount ?? 0,
    isAvailableFirstDepositBonus: user.hasFirstDepositBonus && rightsOf(world, userId).canReceiveBonus,
    isAccountFrozen: user.isFrozen,
    convertStatus: user.convertStatus,
    version: nextVersion(),
  };
}

/** `label` is the currency's code. The page has its own text for an account's name, by its type. */
function toWireAccount({ id, iso, type, minor }: LedgerAccount, activeAccount: number | null): Account {
  const { currencyId, symbol } = currencyFacts(iso);
  const money = toWire(minor, iso);
  return { id, iso, currencyId, money, type, symbol, label: iso, isActive: id === activeAccount, points: 0 };
}

/** Tells every open page of the player what their accounts hold now. */
export function pushBalance(world: World, userId: number): void {
  const value = balanceAnswer(world, userId);
  world.pages.publishUser(userId, () => ({ op: 'put', kind: 'balance', id: userId, value }));
}
