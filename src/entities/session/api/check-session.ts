import { CheckSessionAnswer } from '@contracts/auth';

import { createApiQuery } from '@/shared/api';

/** GET /web-api/auth/check-session: the user's id, null for a visitor. 2 retries, 1500 ms apart. Spec: shell §4, §9. */
export const sessionCheckQuery = createApiQuery({
  request: () => ({ path: '/web-api/auth/check-session' }),
  contract: CheckSessionAnswer,
  mapData: ({ data }) => data.user_id,
  retry: { times: 2, delayMs: 1500 },
});
