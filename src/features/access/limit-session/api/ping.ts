import { LimitPingAnswer, NO_SESSION_LIMIT } from '@contracts/session-limit';

import { createApiCall } from '@/shared/api';

/** POST ping: the seconds that the session limit leaves; null when there is none any more. Spec: shell §7, api §6. */
export const pingFx = createApiCall({
  request: () => ({ method: 'POST', path: '/limit-service-api/api/external/web/v3/ping' }),
  contract: LimitPingAnswer,
  mapData: ({ data: { remaining } }) => (remaining === NO_SESSION_LIMIT ? null : remaining),
});
