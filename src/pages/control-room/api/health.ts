import { ControlRoomAnswer } from '@contracts/plugin-beacon';

import { createApiQuery } from '@/shared/api';

/** GET /plugins-api/v1/health: figures of the remote apps, for an account with the right `plugins.read`. 403 otherwise. */
export const healthQuery = createApiQuery({
  request: () => ({ path: '/plugins-api/v1/health' }),
  contract: ControlRoomAnswer,
  mapData: ({ data, notices, acts = [] }) => ({ figures: data, notices, acts }),
  isOfPage: true,
});
