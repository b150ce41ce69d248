import { z } from './zod.ts';

/**
 * Texts of a plugin's own in one language: a file of keys and texts, which `integrity` pins. Row PLUG-56.
 */
export const PluginTextFile = z.object({
  file: z.string(),
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
});
export type PluginTextFile = z.infer<typeof PluginTextFile>;

/** `texts` of an entry: its files by language. The page reads each language by itself. */
export const PluginTexts = z.record(z.string(), PluginTextFile);
export type PluginTexts = z.infer<typeof PluginTexts>;

/**
 * `pluginTexts` of the site configuration: by app, language and key what editors say instead. The page reads each text
 * by itself.
 */
export type PluginTextOverrides = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
