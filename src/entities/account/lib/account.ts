import { ACCOUNT_TYPE, type Account as WireAccount, type Balance as WireBalance } from '@contracts/account';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';

/** `minor`: balance in minor units of `iso`. A type of an unknown number is shown as a currency account (decision D-83). */
export type Account = Omit<WireAccount, 'money'> & { minor: number; kind: 'main' | 'bonus' | 'currency' };

/** Spec: coupon §3. `convertStatus`: 0 not allowed, 1 main allowed, 2 additional allowed. */
export type Balance = Omit<WireBalance, 'accounts' | 'all_accounts' | 'bonuses'> & {
  accounts: Account[];
  allAccounts: Account[];
  bonuses: Account[];
};

const kinds: Record<number, Account['kind']> = {
  [ACCOUNT_TYPE.main]: 'main',
  [ACCOUNT_TYPE.bonus]: 'bonus',
  [ACCOUNT_TYPE.currency]: 'currency',
};

const toAccount = ({ money, ...rest }: WireAccount): Account => ({
  ...rest,
  minor: toMinor(money, currencyFacts(rest.iso).digits),
  kind: kinds[rest.type] ?? 'currency',
});

/** The one place where balances turn into minor units. */
export const toBalance = ({ accounts, all_accounts, bonuses, ...rest }: WireBalance): Balance => ({
  ...rest,
  accounts: accounts.map(toAccount),
  allAccounts: all_accounts.map(toAccount),
  bonuses: bonuses.map(toAccount),
});
