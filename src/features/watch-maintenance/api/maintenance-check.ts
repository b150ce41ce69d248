import { MaintenanceAnswer } from '@contracts/site-checks';

import { createApiQuery } from '@/shared/api';

/**
 * GET /bff-api/maintenance. 2 retries, 100 ms apart, like the blocking check. We chose the path: the specification
 * shows none.
 */
export const maintenanceQuery = createApiQuery({
  request: () => ({ path: '/bff-api/maintenance' }),
  contract: MaintenanceAnswer,
  mapData: ({ data }) => data,
  retry: { times: 2, delayMs: 100 },
});
