import { LimitPingAnswer, sessionLeft } from '@contracts/session-limit';

import { createApiCall } from '@/shared/api';

/**
 * POST ping: how many seconds the session limit leaves; null when there is no limit any more. Spec: shell §7, api §6.
 */
export const pingFx = createApiCall({
  request: () => ({ method: 'POST', path: '/limit-service-api/api/external/web/v3/ping' }),
  contract: LimitPingAnswer,
  mapData: ({ data: { remaining } }) => sessionLeft(remaining),
});
