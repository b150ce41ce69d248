import { readFileSync } from 'node:fs';

import { z } from '../../contracts/zod.ts';

const Facts = z.object({
  version: z.string(),
  openbook: z.object({ react: z.string(), packages: z.record(z.string(), z.string()) }),
});

/**
 * Reads what scripts/sdk-pack.ts wrote into the package: facts about the host that it was made for. `packages`:
 * packages that a new app starts with.
 */
export const readPackageFacts = () =>
  Facts.parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));
