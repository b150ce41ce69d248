import { expect, test } from 'vitest';

import type { SeoPage } from '@contracts/content';

import { type HeadFacts, headTags, robotsOf } from './tags';

const seo: SeoPage = {
  title: 'News',
  description: 'All of it',
  metaRobots: '',
  hierarchyMetaRobots: 'index, follow',
  metas: [],
  hrefLang: [],
  media: [],
  sports: [],
};
const facts = (patch: Partial<HeadFacts> = {}, page: Partial<SeoPage> = {}): HeadFacts => ({
  seo: { ...seo, ...page },
  alternates: [],
  origin: 'https://site.example',
  pathname: '/en/news',
  robots: null,
  isClosed: false,
  dmca: null,
  locale: null,
  ...patch,
});
/** Attributes of the elements that have all of these. */
const having = (wanted: Record<string, string>, from: HeadFacts) =>
  headTags(from)
    .map(({ attributes }) => attributes)
    .filter((attributes) => Object.entries(wanted).every(([name, value]) => attributes[name] === value));
const canonical = (page: Partial<SeoPage>) => having({ rel: 'canonical' }, facts({}, page)).map(({ href }) => href);

test.each([
  ['noindex', null, 'index, follow', 'noindex'],
  ['', null, 'index, follow', 'index, follow'],
  ['', 'noindex', 'index, follow', 'noindex'],
  ['index, nofollow', 'noindex', '', 'index, nofollow'],
  ['', null, '', null],
])('[SEO-01] robots of the page %j, of the route %j, of what lies above %j: %j', (metaRobots, robots, above, said) => {
  expect(robotsOf(facts({ robots }, { metaRobots, hierarchyMetaRobots: above }))).toBe(said);
});

test('[SEO-02] the canonical address: the one that is named, the same path on another host, else its own without a query', () => {
  expect(canonical({ customCanonical: { mode: 'url', targetUrl: 'https://other.example/a' } })).toEqual([
    'https://other.example/a',
  ]);
  expect(canonical({ customCanonical: { mode: 'mirror', domain: { host: 'mirror.example' } } })).toEqual([
    'https://mirror.example/en/news',
  ]);
  expect(canonical({})).toEqual(['https://site.example/en/news']);
});

test('[SEO-02] a canonical address that is no web address is none', () => {
  expect(canonical({ customCanonical: { mode: 'url', targetUrl: 'javascript:alert(1)' } })).toEqual([]);
});

test('[SEO-03] each pair of metas is an element', () => {
  const metas = [
    { name: 'author', content: 'A' },
    { name: 'rating', content: 'adult' },
  ];
  expect(
    headTags(facts({}, { metas }))
      .filter(({ tag }) => tag === 'meta')
      .slice(1),
  ).toEqual([
    { tag: 'meta', attributes: metas[0] },
    { tag: 'meta', attributes: metas[1] },
  ]);
});

test('[SEO-04] one alternate link a language', () => {
  const hrefLang = [
    { lang: 'en', href: 'https://site.example/en/news' },
    { lang: 'ar', href: '/ar/news' },
    { lang: 'xx', href: 'data:text/html,x' },
  ];
  expect(having({ rel: 'alternate' }, facts({}, { hrefLang }))).toEqual([
    { rel: 'alternate', hreflang: 'en', href: 'https://site.example/en/news' },
    { rel: 'alternate', hreflang: 'ar', href: 'https://site.example/ar/news' },
  ]);
});

test('[SEO-05] the address for another kind of screen', () => {
  const media = [
    { mediaType: 'only screen and (max-width: 640px)', urlPath: '/en/news', toDomain: { host: 'm.example' } },
  ];
  expect(having({ rel: 'alternate' }, facts({}, { media }))).toEqual([
    { rel: 'alternate', media: 'only screen and (max-width: 640px)', href: 'https://m.example/en/news' },
  ]);
});

test('[SEO-08] a closed page is for no search engine and has no other address; the dmca element stands on every page', () => {
  const dmca = { name: 'dmca-site-verification', content: 'abc' };
  expect(headTags(facts({ isClosed: true, dmca }, { metaRobots: 'index, follow' }))).toEqual([
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } },
    { tag: 'meta', attributes: dmca },
  ]);
  expect(having(dmca, facts({ dmca }))).toHaveLength(1);
});

test('[SEO-07] the country by its ISO code is in the locale', () => {
  expect(having({ property: 'og:locale' }, facts({ locale: 'en_GB' }))).toHaveLength(1);
});
