import { sessionCheckRetry } from '@contracts/constants';
import { CheckSessionAnswer } from '@contracts/session';

import { createApiQuery } from '@/shared/api';

/** The page runs in other sites' frames, where the session's cookies must be kept apart. Spec: coupon §7. */
const partitionedHeaders = { SameSite: 'None', Partitioned: 'true' };

/** GET /web-api/auth/check-session: the user's id, null for a visitor. 2 retries, 1500 ms apart. Spec: shell §4, §9. */
export const sessionQuery = createApiQuery({
  name: 'session',
  request: ({ isPartitioned }: { isPartitioned: boolean }) => ({
    path: '/web-api/auth/check-session',
    ...(isPartitioned ? { headers: partitionedHeaders } : {}),
  }),
  contract: CheckSessionAnswer,
  mapData: ({ data }) => data.user_id,
  retry: sessionCheckRetry,
  // A request without an answer goes on while it is repeated over another connection.
  strategy: 'TAKE_EVERY',
});
