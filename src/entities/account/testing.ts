import { balance as wireBalance } from '@contracts/account.testing';

import { toBalance } from './lib/account';

/** What `$balance` holds of a player with 10,000 roubles on account 5, for tests. */
export const balance = toBalance(wireBalance());
