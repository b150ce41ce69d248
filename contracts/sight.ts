/**
 * What a page says of its speed and its faults. It names no player, no device and no address: a page by its id, an element by its tags,
 * a fault by its kind and place in our files. Messages of errors are not in it, because they may repeat what a player typed.
 */
import { z } from './zod.ts';

const sign = (pattern: RegExp) => z.string().check(z.regex(pattern));
const Ms = z.number().check(z.minimum(0), z.maximum(86_400_000));

/** `sight` of the site configuration: of how many pages in a hundred whose visitor agreed to statistics. Row SIGHT-01. */
export const SightSettings = z.object({ percent: z.number().check(z.minimum(0), z.maximum(100)) });

/** `assets/page-1a2b3c4d.js:1:200`: a file of the site, and the place in it. */
const File = sign(/^[\w./-]{1,160}(?::\d{1,7}){0,2}$/);

const common = {
  /** The page's id, which is that of its row in the table of pages. */
  route: sign(/^[\w-]{1,60}$/),
  /** In which the calls of this page stand. */
  trace: sign(/^[\da-f]{32}$/),
};
/** The slowest of them by element and script: `main#content>section>button`. */
const where = { element: z.optional(sign(/^[\w#>-]{1,200}$/)), script: z.optional(File) };

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * `vital`: LCP and INP in ms, CLS as it is. `frame`: a long frame, ms. `error`: of the host, with its places. `part`: late code that
 * did not come. `stale`: how long no prices came, ms.
 */
export const SightReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vital'), name: z.enum(vitalNames), value: Ms, ...where, ...common }),
  z.object({ kind: z.literal('frame'), value: Ms, ...where, ...common }),
  z.object({
    kind: z.literal('error'),
    name: sign(/^[a-z]{1,40}$/i),
    frames: z.array(File).check(z.minLength(1), z.maxLength(3)),
    ...common,
  }),
  z.object({ kind: z.literal('part'), name: sign(/^[\w ]{1,60}$/), ...common }),
  z.object({ kind: z.literal('stale'), value: Ms, ...common }),
]);
export type SightReport = z.infer<typeof SightReport>;
export const sightKinds = ['vital', 'frame', 'error', 'part', 'stale'] as const satisfies SightReport['kind'][];

const maxSightReports = 20;
/** `POST /sight-api/v1/reports` */
export const SightReports = z.object({
  reports: z.array(SightReport).check(z.minLength(1), z.maxLength(maxSightReports)),
});
