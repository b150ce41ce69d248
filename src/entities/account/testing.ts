import { balance as wireBalance } from '@contracts/account.testing';

import { convertBalance } from './lib/convert';

/** A `$balance` for tests: a player with 10,000 roubles on account 5. */
export const balance = convertBalance(wireBalance());
