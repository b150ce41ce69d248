import { text } from './bounded.ts';
import { z } from './zod.ts';

/**
 * A version that too many visitors saw fail. The server adds it to the manifest's answer: `percent` of the visitors still get
 * that version, 0 at first, some when the server tries it again. Row PLUG-65.
 */
export const PluginHeld = z.array(
  z.object({
    version: text(40),
    percent: z.number().check(z.minimum(0), z.maximum(100)),
    reason: text(200),
  }),
);
export type PluginHeld = z.infer<typeof PluginHeld>;
