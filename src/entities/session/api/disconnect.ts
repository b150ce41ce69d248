import { DisconnectAnswer } from '@contracts/session';

import { createApiCall } from '@/shared/api';

/** Why a page ends its session. Each end is an object of its own, so that an answer finds the end that asked. */
export type Ending<Reason> = { readonly reason: Reason };

/** POST /web-api/auth/disconnect: ends the session. `isDone` false carries the server's message. Spec: coupon §7. */
export const disconnectFx = createApiCall({
  request: (_ending: Ending<string>) => ({ method: 'POST', path: '/web-api/auth/disconnect' }),
  contract: DisconnectAnswer,
  mapData: ({ success, message }) => ({ isDone: success, message }),
});

/**
 * The same for a page that knows of no player: it only clears what an earlier session left. `isOpen`: a session is
 * open, of a player who signed in since. Decision D-880.
 */
export const clearLeftFx = createApiCall({
  request: () => ({ method: 'POST', path: '/web-api/auth/disconnect', query: { user: 'none' } }),
  contract: DisconnectAnswer,
  mapData: ({ success, message, isOpen = false }) => ({ isDone: success, message, isOpen }),
});
