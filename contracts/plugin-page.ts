import { z } from './zod.ts';

/** `match-of-the-day`, or `match-of-the-day/*` with everything below it. Without a language. */
const PageAddress = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,99}(?:\/[a-z0-9-]{1,99}){0,9}(?:\/\*)?$/));

/** The key of a text, the text itself, or texts by language, two letters each. */
const PageTitle = z.union([
  z.string().check(z.minLength(1)),
  z.record(z.string(), z.string()).check(z.refine((titles) => Object.keys(titles).length > 0)),
]);
export type PageTitle = z.infer<typeof PageTitle>;

/** A page that a remote app brings: an address that the host's own table does not have. Row PLUG-43. */
export const PluginPage = z.object({
  page: PageAddress,
  title: PageTitle,
  /** An entry in this menu. `order`: its place, from 0; without it the entry is last. */
  menu: z.optional(z.object({ in: z.enum(['main', 'footer']), order: z.optional(z.int().check(z.minimum(0))) })),
  /** `player`: visitors log in first. `visitor`: players are led home. Absent: for everybody. */
  auth: z.optional(z.enum(['player', 'visitor'])),
  /** `main`: header, menu, coupon and footer. `empty`: the page alone. */
  layout: z.optional(z.enum(['main', 'empty'])),
  robots: z.optional(z.enum(['index', 'noindex'])),
});
export type PluginPage = z.infer<typeof PluginPage>;
