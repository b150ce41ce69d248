import { z } from './zod.ts';

/**
 * Versions of a remote app. `react`: the range of the host's React that it works with. `size`: bytes of its script and
 * style sheet in brotli. `versions`: what there is of it, newest first; the server writes it. `use`: the one of them that
 * the site configuration wants; without it the newest counts. Rows PLUG-60, PLUG-61.
 */
export const versionFields = {
  react: z.optional(z.string()),
  size: z.optional(z.int()),
  versions: z.optional(z.array(z.string())),
  use: z.optional(z.string()),
};
