import { z } from './zod.ts';

/** A moment with its offset: `2027-01-31T18:00+01:00`. */
const Moment = z.string().check(
  z.regex(/^\d{4}(?:-\d\d){2}T\d\d:\d\d[:\d.]{0,7}(?:Z|[+-]\d\d:\d\d)$/),
  z.refine((moment) => Date.parse(moment) > 0),
);
const Names = z.optional(z.array(z.string()));

const conditions = {
  auth: z.optional(z.boolean()),
  availability: z.optional(z.array(z.int())),
  flags: Names,
  languages: Names,
  countries: Names,
  devices: z.optional(z.array(z.enum(['desktop', 'tablet', 'mobile']))),
  /** ISO codes of the account in use. A visitor has none. */
  currencies: Names,
};

/**
 * The target of an app. `not`: a visitor who meets all of it does not get the app. An unknown name is an error: its
 * visitors cannot be determined.
 */
export const PluginTarget = z.strictObject({
  ...conditions,
  from: z.optional(Moment),
  until: z.optional(Moment),
  not: z.optional(z.strictObject(conditions)),
});
export type Conditions = Omit<z.infer<typeof PluginTarget>, 'not'>;

export const Percent = z.number().check(z.minimum(0), z.maximum(100));
/**
 * Whom a share counts. `after`: so many percent before it stay without the app, for comparison. `group`: apps of one name count the
 * same people. `players`: ids of players who are included whatever the share.
 */
export const PluginRollout = z.object({
  percent: Percent,
  after: z.optional(Percent),
  group: z.optional(z.string()),
  players: z.optional(z.array(z.int()).check(z.maxLength(1000))),
});
