import { MaintenanceAnswer } from '@contracts/site-checks';

import { createApiQuery } from '@/shared/api';

/** GET /bff-api/maintenance. 2 retries, 100 ms apart, as the blocking check has them. The path is ours: the specification does not show one. */
export const maintenanceQuery = createApiQuery({
  request: () => ({ path: '/bff-api/maintenance' }),
  contract: MaintenanceAnswer,
  mapData: ({ data }) => data,
  retry: { times: 2, delayMs: 100 },
});
