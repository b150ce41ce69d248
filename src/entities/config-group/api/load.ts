import { ConfigGroupsAnswer } from '@contracts/site';

import { createApiCall } from '@/shared/api';

/** GET /bff-api/config/group/get: named parts of the configuration. Spec: shell §7. */
export const askGroupsFx = createApiCall({
  request: ({ language, names }: { language: string; names: readonly string[] }) => ({
    path: '/bff-api/config/group/get',
    query: { groups: names.join(','), lang: language },
  }),
  contract: ConfigGroupsAnswer,
  mapData: (groups) => groups,
});
