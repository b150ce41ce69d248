import { PluginEntry, PluginManifestFrame } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { createApiQuery } from '@/shared/api';

/** GET /plugins/manifest.json as it is: also what this visitor does not get. */
export const manifestQuery = createApiQuery({
  request: (_: undefined) => ({ path: '/plugins/manifest.json' }),
  contract: PluginManifestFrame,
  mapData: ({ plugins }) => z.array(PluginEntry).parse(plugins.filter((entry) => PluginEntry.safeParse(entry).success)),
});
