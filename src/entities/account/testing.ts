import type { Balance as WireBalance } from '@contracts/account';
import { balance as wireBalance } from '@contracts/account.testing';

import type { Balance } from './lib/account';
import { convertBalance } from './lib/convert';

/** A `$balance` for tests: a player with 10,000 roubles on account 5. */
export const balance = convertBalance(wireBalance());
/** Another one, by its wire form. */
export const balanceOf = (part: Partial<WireBalance>): Balance => convertBalance(wireBalance(part));
