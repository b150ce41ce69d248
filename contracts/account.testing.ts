/** Accounts and balances as they come over the wire, for tests. */
import type { Account, Balance } from './account.ts';

/** A main account with 10,000 roubles. */
export const account = (id: number, part: Partial<Account> = {}): Account => ({
  id,
  iso: 'RUB',
  currencyId: 1,
  money: 10_000,
  type: 0,
  symbol: '₽',
  label: '',
  isActive: true,
  points: 0,
  ...part,
});

/** A player with account 5 only. */
export const balance = (part: Partial<Balance> = {}): Balance => ({
  accounts: [account(5)],
  all_accounts: [account(5)],
  bonuses: [],
  activeAccountId: 5,
  mainAccountId: 5,
  isAvailableFirstDepositBonus: false,
  isAccountFrozen: false,
  convertStatus: 0,
  ...part,
});
