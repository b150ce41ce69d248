import { combine, sample } from 'effector';

import { isLanguageOffered } from '@contracts/languages';
import type { SiteConfig } from '@contracts/site';

import { $house, $siteConfig } from '@/entities/site';
import { $pageQuery, pageNamed, type PageQuery } from '@/features/page-query';
import { $language, $textOf } from '@/shared/i18n';
import { $isAppReady, appReady } from '@/shared/lib/lifecycle';
import { $pageHeads, type HeadTag } from '@/shared/page-head';
import { $location, $routeFailure, $routeMatch, joinPath, navigated, navigateTo } from '@/shared/routing';

import { $title, titleFound } from '../appearance/title';
import { closedSections } from '../router/closed-sections';
import { isoCodesQuery, seoPageQuery } from './calls';
import { hasWrongSlug, withSportSlug } from './slug';
import { structuredData } from './structured';
import { type HeadFacts, headTags } from './tags';
import { writeHeadFx } from './write';

/**
 * Error pages, blocked pages and pages behind the log-in: search engines do not learn of them, so the page asks nothing
 * about them.
 */
const $isClosed = combine(
  $routeMatch,
  $routeFailure,
  (match, failure) =>
    match === null ||
    failure !== null ||
    match.meta.status !== undefined ||
    match.meta.auth === true ||
    match.meta.layout === 'blocked' ||
    match.meta.layout === 'maintenance' ||
    closedSections.has(match.meta.section),
);

/** What to ask about the page on the screen. */
const $question = combine($pageQuery, $isClosed, (query, isClosed) => (isClosed ? null : query));

const isSame = (one: PageQuery, other: PageQuery): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The answer about the page on the screen. Null until it comes; an answer about the last page does not count. */
const $seo = combine(seoPageQuery.$data, $question, (answer, question) =>
  answer !== null && question !== null && isSame(answer.query, question) ? answer.page : null,
);

const $dmca = $siteConfig.map((config) => {
  const dmca = config?.licence.dmca;
  return dmca !== undefined && typeof location !== 'undefined' && dmca.domains.includes(location.hostname)
    ? dmca
    : null;
});
const $locale = combine($language, $siteConfig, isoCodesQuery.$data, (language, config, codes) => {
  const iso = config === null ? undefined : codes?.get(config.geoCountryId);
  return iso === undefined ? null : `${language}_${iso}`;
});

const alternatesOf = (own: readonly string[], path: string, config: SiteConfig | null) =>
  (config?.languages ?? [])
    .filter((language) => isLanguageOffered(language) && (own.length === 0 || own.includes(language.code)))
    .map(({ code }) => ({ lang: code, href: joinPath(code, path) }));

const $facts = combine(
  {
    seo: $seo,
    location: $location,
    match: $routeMatch,
    isClosed: $isClosed,
    dmca: $dmca,
    locale: $locale,
    config: $siteConfig,
  },
  ({ seo, location: { path, language }, match, isClosed, dmca, locale, config }): HeadFacts => ({
    // The content service knows only the pages of the host.
    alternates: match?.meta.app === undefined ? [] : alternatesOf(match.meta.app.languages, path, config),
    seo,
    origin: typeof location === 'undefined' ? '' : location.origin,
    pathname: joinPath(language ?? '', withSportSlug(path, seo?.sports ?? [])),
    robots: match?.meta.robots ?? null,
    isClosed,
    dmca,
    locale,
  }),
);

// Asked after the page has drawn: nothing of it shows on the screen.
const pageChanged = sample({ clock: [appReady, navigated], source: $isAppReady, filter: Boolean });
sample({
  clock: pageChanged,
  source: $question,
  filter: (question) => question !== null,
  target: seoPageQuery.start,
});
sample({ clock: appReady, source: $language, target: isoCodesQuery.start });

/** Where the content service tells nothing of a page: what it is called, and what the site is, in the language of the page. */
const $ownDescription = combine($title, $textOf, (title, textOf) =>
  title === null ? '' : [title, textOf('footer.playMoney')].filter((part) => part !== null).join('. '),
);

/** Nothing is asked about a closed page, so there is nothing to tell of it. */
const dataOf = ({ seo, origin, pathname }: HeadFacts, language: string): object | null =>
  seo?.structured === undefined
    ? null
    : structuredData(seo.structured, {
        addressOf: (path) => `${origin}${joinPath(language, withSportSlug(path, seo.sports))}`,
        ...{ url: `${origin}${pathname}`, language },
      });

// Written whenever it changes, so leaving a page clears its tags.
sample({
  clock: [appReady, $facts.updates, $pageHeads.updates, $ownDescription.updates],
  source: { facts: $facts, heads: $pageHeads, own: $ownDescription, language: $language, isReady: $isAppReady },
  filter: ({ isReady }) => isReady,
  fn: ({ facts, heads, own, language }) => ({
    data: dataOf(facts, language),
    tags: heads.reduce<readonly HeadTag[]>((tags, { over }) => over(tags), headTags(facts)),
    description: facts.seo?.description || own,
  }),
  target: writeHeadFx,
});
sample({ clock: [$seo.updates, navigated], source: $seo, fn: (seo) => seo?.title ?? '', target: titleFound });

sample({
  clock: $seo.updates,
  source: $house,
  filter: (_, seo) => seo !== null,
  fn: ({ name }, seo) => seo?.title.replace(` · ${name}`, '') ?? '',
  target: pageNamed,
});

// Corrects a wrong sport name in the address, without a new history entry. Decision D-93.
sample({
  clock: $seo.updates,
  source: $location,
  filter: ({ path }, seo) => seo !== null && hasWrongSlug(path, seo.sports),
  fn: ({ path, search, hash }, seo) => ({
    path: `${withSportSlug(path, seo?.sports ?? [])}${search}${hash}`,
    replace: true,
  }),
  target: navigateTo,
});
