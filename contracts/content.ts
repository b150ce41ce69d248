import { dataOf } from './common.ts';
import { Structured } from './structured.ts';
import { z } from './zod.ts';

/** The nine names by which the content service knows a page. Absent ids are empty. Spec: shell §7. */
export const pageQuery = {
  domain: 'host of the page',
  projectId: 'partner id of the configuration',
  language: 'two-letter language',
  timezone: 'hours east of UTC now',
  stream: 'line, live or empty',
  section: 'section of the route',
  subsectionId: 'sport id or empty',
  championshipId: 'championship id or empty',
  matchId: 'game id or empty',
} as const;

const Host = z.object({ host: z.string() });
/** English names of sports, for addresses. Spec: shell §3. */
const SportName = z.object({ sportId: z.int(), nameEng: z.string() });

/** The values of a page for search engines. Spec: shell §3. */
export const SeoPage = z.object({
  title: z.string(),
  description: z.string(),
  metaRobots: z.string(),
  hierarchyMetaRobots: z.string(),
  /** `url`: `targetUrl`; `mirror`: the same path on the host of `domain`. */
  customCanonical: z.optional(
    z.object({ mode: z.enum(['url', 'mirror']), targetUrl: z.optional(z.string()), domain: z.optional(Host) }),
  ),
  metas: z.array(z.object({ name: z.string(), content: z.string() })),
  hrefLang: z.array(z.object({ lang: z.string(), href: z.string() })),
  media: z.array(z.object({ mediaType: z.string(), urlPath: z.string(), toDomain: Host })),
  sports: z.array(SportName),
  structured: z.optional(Structured),
});
export type SeoPage = z.infer<typeof SeoPage>;

export const SeoPageAnswer = dataOf(SeoPage);

export const ContentSportsAnswer = dataOf(
  z.array(z.object({ sportId: z.int(), name: z.string(), nameEng: z.string() })),
);

/** The specification gives two types: 8 a search engine's counter, 4 a social network's. */
export const Counter = z.object({ type: z.int(), id: z.string(), code: z.string() });
export type Counter = z.infer<typeof Counter>;
export const CountersAnswer = dataOf(z.array(Counter));

/** Countries by number and ISO 3166 alpha-2. */
export const IsoCodesAnswer = dataOf(z.array(z.object({ id: z.int(), name: z.string(), iso: z.string() })));
