import { BalanceAnswer } from '@contracts/account';

import { createApiCall } from '@/shared/api';

import { toBalance } from '../lib/account';

/** POST /web-api/account/{id}/switch: makes the account the active one. 1014: not allowed for this account. Spec: api §5. */
export const switchFx = createApiCall({
  request: (id: number) => ({ method: 'POST', path: `/web-api/account/${String(id)}/switch` }),
  contract: BalanceAnswer,
  mapData: ({ data }) => toBalance(data),
  notifies: true,
});
