import { createEvent } from 'effector';

import { BalanceAnswer } from '@contracts/account';

import { createApiQuery } from '@/shared/api';

import { toBalance } from '../lib/account';

/** The answer is not needed any more. */
export const balanceCancelled = createEvent();

/** GET /web-api/account/balance. The last answer wins. Spec: api §5. */
export const balanceQuery = createApiQuery({
  request: () => ({ path: '/web-api/account/balance' }),
  contract: BalanceAnswer,
  mapData: ({ data }) => toBalance(data),
  cancelled: balanceCancelled,
});
