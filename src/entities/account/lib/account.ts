import type { Account as WireAccount, Balance as WireBalance } from '@contracts/account';

import { createPart, loaded } from '@/shared/part';

/**
 * `minor`: balance in minor units of `iso`, which has `digits` decimals. An unknown type number counts as a
 * currency account (decision D-83).
 */
export type Account = Omit<WireAccount, 'money'> & {
  minor: number;
  digits: number;
  kind: 'main' | 'bonus' | 'currency';
};

/** Spec: coupon §3. `convertStatus`: 0 not allowed, 1 main allowed, 2 additional allowed. */
export type Balance = Omit<WireBalance, 'accounts' | 'all_accounts' | 'bonuses'> & {
  accounts: Account[];
  allAccounts: Account[];
  bonuses: Account[];
};

/** The table of currencies loads with the first balance: a visitor needs none. */
const converterPart = createPart({ name: 'currencies', load: () => import('./convert') });
export const loadConverter = () => loaded(converterPart);

/** The only place where balances turn into minor units. */
export const toBalance = async (wire: WireBalance): Promise<Balance> => (await loadConverter()).convertBalance(wire);
