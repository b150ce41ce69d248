import { configGroupLeastMs, configGroupMostMs } from '@contracts/constants';
import { ConfigGroupsAnswer } from '@contracts/site';

import { createApiQuery } from '@/shared/api';

/** So that what was asked for together does not become old together. Spec: shell §9, BOOT-09. */
const lifeMs = () => configGroupLeastMs + Math.random() * (configGroupMostMs - configGroupLeastMs);

/**
 * GET /bff-api/config/group/get: one named part of the configuration, with the language that it was asked for in. Empty
 * where the site has no such part. Spec: shell §7.
 */
export const createGroupQuery = (group: string) =>
  createApiQuery({
    name: `config group ${group}`,
    cacheMs: lifeMs(),
    request: ({ language }: { language: string }) => ({
      path: '/bff-api/config/group/get',
      query: { groups: group, lang: language },
    }),
    contract: ConfigGroupsAnswer,
    mapData: (groups, { language }) => ({ language, group: groups[group] ?? {} }),
  });
