import { type Account as WireAccount, accountTypes, type Balance as WireBalance } from '@contracts/account';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';

import type { Account, Balance } from './account';

const kinds: Record<number, Account['kind']> = {
  [accountTypes.main]: 'main',
  [accountTypes.bonus]: 'bonus',
  [accountTypes.currency]: 'currency',
};

/** A currency has one symbol on the whole site, whatever an account says. */
function convertAccount({ money, ...rest }: WireAccount): Account {
  const { digits, symbol } = currencyFacts(rest.iso);
  return { ...rest, symbol, digits, minor: toMinor(money, digits), kind: kinds[rest.type] ?? 'currency' };
}

export const convertBalance = ({ accounts, all_accounts, bonuses, ...rest }: WireBalance): Balance => ({
  ...rest,
  accounts: accounts.map(convertAccount),
  allAccounts: all_accounts.map(convertAccount),
  bonuses: bonuses.map(convertAccount),
});
