import { Integrity } from './plugin.ts';
import { z } from './zod.ts';

/** `parts` of an entry: the list of its parts, a file of its own, because every visitor loads the manifest. Row PLUG-77. */
export const PluginPartsFile = z.object({ file: z.string(), integrity: Integrity });
export type PluginPartsFile = z.infer<typeof PluginPartsFile>;

/** The list: each file, by its name next to the app's script, with its hash. */
export const PluginPartsList = z.record(z.string().check(z.regex(/^part-[\w.-]{1,99}\.js$/)), Integrity);
export type PluginPartsList = z.infer<typeof PluginPartsList>;
