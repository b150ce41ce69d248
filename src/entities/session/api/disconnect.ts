import { DisconnectAnswer } from '@contracts/session';

import { createApiCall } from '@/shared/api';

/** POST /web-api/auth/disconnect. `isDone` false carries the server's message. Spec: coupon §7. */
export const disconnectFx = createApiCall({
  request: () => ({ method: 'POST', path: '/web-api/auth/disconnect' }),
  contract: DisconnectAnswer,
  mapData: ({ success, message }) => ({ isDone: success, message }),
});
