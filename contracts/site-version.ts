import { loose, text } from './bounded.ts';
import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** A configuration with all its texts has about 20 kB. */
const mostSigns = 200_000;
const Config = loose(mostSigns);
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** What an exported file says of its own values: values that are others by now are refused, as is what is no hash. */
const hash = z.optional(text(1000));
/** `base`: the version that was read; a version published since is not overwritten. */
export const SiteVersionRequest = z.object({
  ...{ config: Config, hash, author: line(100), reason: line(500), base: z.int() },
});
export const SiteUndoRequest = z.object({ author: line(100), reason: line(500), base: z.int() });
export const SiteCheckRequest = z.object({ config: Config, hash });

/**
 * The author, the values, the time (Unix ms) and the reason of a published version. Version 0 is what the server
 * started with.
 */
export const SiteVersion = z.object({ version: z.int(), at: z.int(), author: z.string(), reason: z.string() });
export type SiteVersion = z.infer<typeof SiteVersion>;

export const SitePublishedAnswer = dataOf(SiteVersion);
/** Where a second operator must look at the values first: they wait under this number. */
export const SiteProposedAnswer = dataOf(z.object({ proposal: z.int() }));

export const SiteFault = z.object({ path: z.string(), text: z.string() });
export type SiteFault = z.infer<typeof SiteFault>;
export const SiteChange = z.object({
  path: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type SiteChange = z.infer<typeof SiteChange>;

/** The own values of the site that hold now, their hash, and the last versions, newest first. */
export const SiteVersionAnswer = dataOf(
  z.object({ version: z.int(), hash: z.string(), config: Config, history: z.array(SiteVersion) }),
);
/** What publishing would change, and what forbids it. */
export const SiteCheckAnswer = dataOf(z.object({ faults: z.array(SiteFault), changes: z.array(SiteChange) }));
