import { SiteConfig } from '@contracts/site';

import { createApiQuery } from '@/shared/api';

/** GET /bff-api/config/all.json. 5 retries 1000 ms apart, 7 s for each attempt (decision D-16). Spec: shell §7, §9. */
export const siteConfigQuery = createApiQuery({
  request: (language: string) => ({ path: '/bff-api/config/all.json', query: { lang: language }, deadlineMs: 7000 }),
  contract: SiteConfig,
  mapData: (config) => config,
  retry: { times: 5, delayMs: 1000 },
});
