import { VirtualSportsAnswer } from '@contracts/virtual-sports';

import { createApiQuery } from '@/shared/api';

/** GET virtual: schedule, promises, opened seeds and results. */
export const virtualQuery = createApiQuery({
  request: () => ({ path: '/games-api/v1/virtual' }),
  isOfPage: true,
  contract: VirtualSportsAnswer,
  mapData: ({ data }) => data,
});
