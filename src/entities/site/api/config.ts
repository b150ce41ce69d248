import { configDeadlineMs } from '@contracts/constants';
import { SiteConfig } from '@contracts/site';

import { createApiQuery } from '@/shared/api';
import { createPart, loaded } from '@/shared/part';

const mendPart = createPart({ name: 'configuration repair', load: () => import('../lib/mend-config') });

const call = {
  request: (language: string) => ({
    path: '/bff-api/config/all.json',
    query: { lang: language },
    deadlineMs: configDeadlineMs,
  }),
  contract: SiteConfig,
  mapData: (config: SiteConfig) => config,
  // One wrong field costs that field, not the site.
  mend: async (body: unknown, paths: readonly (readonly PropertyKey[])[]) =>
    (await loaded(mendPart)).mendConfig(body, paths),
};

/** GET /bff-api/config/all.json. 7 s for each attempt (decision D-16). Spec: shell §7, §9. */
export const siteConfigQuery = createApiQuery({ name: 'site', ...call, strategy: 'TAKE_EVERY' });

/** Asks the same once and does not retry, for a page that already has a configuration. */
export const refreshConfigQuery = createApiQuery({ name: 'configuration anew', ...call, strategy: 'TAKE_EVERY' });
