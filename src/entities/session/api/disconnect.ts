import { DisconnectAnswer } from '@contracts/session';

import { createApiCall } from '@/shared/api';

/**
 * POST /web-api/auth/disconnect. `user` null: it only clears what an earlier session left, and one that is open goes on. Then
 * `isOpen` is true: a player signed in while this page took itself for a visitor's. `isDone` false carries the server's message.
 * Spec: coupon §7, decision D-880.
 */
export const disconnectFx = createApiCall({
  request: (user: number | null) => ({
    method: 'POST',
    path: '/web-api/auth/disconnect',
    query: { user: user === null ? 'none' : undefined },
  }),
  contract: DisconnectAnswer,
  mapData: ({ success, message, isOpen = false }) => ({ isDone: success, message, isOpen }),
});
