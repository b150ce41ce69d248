import { PluginRollout } from './plugin-target.ts';
import { z } from './zod.ts';

/**
 * Versions of a remote app. `react`: the range of the host's React that it works with. `size`: bytes of its script and
 * style sheet in brotli. `versions`: what there is of it that fits this host, newest first; the server writes it.
 * `use`: the one of them that the site configuration wants, or some with their shares (plugin-steps.ts, which is not of
 * the first load); without it the newest counts. `steps`: the entries of versions that are before this one for some
 * visitors, each with its `share`; only the server writes them, and the page reads them one by one. Rows PLUG-60,
 * PLUG-61, PLUG-107.
 */
export const versionFields = {
  react: z.optional(z.string()),
  size: z.optional(z.int()),
  versions: z.optional(z.array(z.string())),
  use: z.optional(z.unknown()),
  steps: z.optional(z.array(z.unknown())),
  share: z.optional(PluginRollout),
};
