import type { SeoPage } from '@contracts/content';

import type { HeadTag } from '@/shared/page-head';

export type HeadFacts = {
  /** Null: the content service has not answered, or was not asked. */
  seo: SeoPage | null;
  /** The page in other languages, besides what the content service says. */
  alternates: readonly { lang: string; href: string }[];
  origin: string;
  /** The document's path with the language, without query, with the right slugs. */
  pathname: string;
  /** The values of the row of the route table. Null: nothing. */
  robots: string | null;
  /** Hides the page from search engines whatever else is said: an error, a blocked page, a page behind the log-in. */
  isClosed: boolean;
  dmca: { name: string; content: string } | null;
  /** `en_GB`, null while the country is unknown. */
  locale: string | null;
};

const closedRobots = 'noindex, nofollow';

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Lets web addresses through, anything else becomes null: a broken service must not put a script into the head. */
function webAddress(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/**
 * The page's own value has priority, then the route's, then those of the levels above. Spec: shell §3, SEO-01, SEO-08.
 */
export function robotsOf({ seo, robots, isClosed }: Pick<HeadFacts, 'seo' | 'robots' | 'isClosed'>): string | null {
  if (isClosed) return closedRobots;
  const words = [seo?.metaRobots, robots, seo?.hierarchyMetaRobots];
  return words.find((word) => word !== undefined && word !== null && word !== '') ?? null;
}

/**
 * `url`: the given address. `mirror`: the same path on another host. Otherwise the page's own address without its
 * query.
 */
function canonicalOf({ seo, origin, pathname }: HeadFacts): string | null {
  const custom = seo?.customCanonical;
  if (custom?.mode === 'url' && custom.targetUrl !== undefined) return webAddress(custom.targetUrl, origin);
  if (custom?.mode === 'mirror' && custom.domain !== undefined)
    return webAddress(`https://${custom.domain.host}${pathname}`, origin);
  return `${origin}${pathname}`;
}

const linkTo = (href: string | null, attributes: Record<string, string>): HeadTag[] =>
  href === null ? [] : [link({ ...attributes, href })];

/** Everything that a page puts into the head, besides title and description. Spec: shell §3. */
export function headTags(facts: HeadFacts): HeadTag[] {
  const { seo, alternates, origin, isClosed, dmca, locale } = facts;
  const robots = robotsOf(facts);
  const shared = [
    ...(robots === null ? [] : [meta('robots', robots)]),
    ...(dmca === null ? [] : [meta(dmca.name, dmca.content)]),
  ];
  if (isClosed) return shared;
  return [
    ...shared,
    ...(locale === null ? [] : [{ tag: 'meta' as const, attributes: { property: 'og:locale', content: locale } }]),
    ...linkTo(canonicalOf(facts), { rel: 'canonical' }),
    ...(seo?.metas ?? []).map(({ name, content }) => meta(name, content)),
    ...[...(seo?.hrefLang ?? []), ...alternates].flatMap(({ lang, href }) =>
      linkTo(webAddress(href, origin), { rel: 'alternate', hreflang: lang }),
    ),
    ...(seo?.media ?? []).flatMap(({ mediaType, urlPath, toDomain }) =>
      linkTo(webAddress(`https://${toDomain.host}/${urlPath.replace(/^\/+/, '')}`, origin), {
        rel: 'alternate',
        media: mediaType,
      }),
    ),
  ];
}
