import { balance as wireBalance } from '@contracts/account.testing';

import { convertBalance } from './lib/convert';

/** What `$balance` holds of a player with 10,000 roubles on account 5, for tests. */
export const balance = convertBalance(wireBalance());
