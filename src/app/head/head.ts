import { combine, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { $pageQuery, type PageQuery } from '@/features/page-query';
import { $language } from '@/shared/i18n';
import { $isAppReady, appReady } from '@/shared/lib/lifecycle';
import { $location, $routeFailure, $routeMatch, joinPath, navigateTo, navigated } from '@/shared/routing';

import { titleFound } from '../appearance/title';
import { isoCodesQuery, seoPageQuery } from './calls';
import { hasWrongSlug, withSportSlug } from './slug';
import { headTags, type HeadFacts } from './tags';
import { writeHeadFx } from './write';

/** Sections that are for the player alone, or are no pages at all. */
const closedSections = new Set(['office', 'login', 'registration', 'user', 'block', 'maintenance', 'debugger', '500']);

/** Pages of an error, of a closed door and behind the log-in: no search engine is told of them, and nobody is asked about them. */
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

/** What is asked of the page on the screen. */
const $question = combine($pageQuery, $isClosed, (query, isClosed) => (isClosed ? null : query));

const isSame = (one: PageQuery, other: PageQuery): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is said of the page on the screen, null until it is known: an answer about the last one is none. */
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

const $facts = combine(
  { seo: $seo, location: $location, match: $routeMatch, isClosed: $isClosed, dmca: $dmca, locale: $locale },
  ({ seo, location: { path, language }, match, isClosed, dmca, locale }): HeadFacts => ({
    seo,
    origin: typeof location === 'undefined' ? '' : location.origin,
    pathname: joinPath(language ?? '', withSportSlug(path, seo?.sports ?? [])),
    robots: match?.meta.robots ?? null,
    isClosed,
    dmca,
    locale,
  }),
);

// Asked for after the page: nothing of it is on the screen.
const pageChanged = sample({ clock: [appReady, navigated], source: $isAppReady, filter: Boolean, fn: () => undefined });
sample({
  clock: pageChanged,
  source: $question,
  filter: (question) => question !== null,
  target: seoPageQuery.start,
});
sample({ clock: appReady, source: $language, target: isoCodesQuery.start });

// Written whenever it differs, so also when a page is left.
sample({
  clock: [appReady, $facts.updates],
  source: { facts: $facts, isReady: $isAppReady },
  filter: ({ isReady }) => isReady,
  fn: ({ facts }) => ({ tags: headTags(facts), description: facts.seo?.description ?? '' }),
  target: writeHeadFx,
});
sample({ clock: [$seo.updates, navigated], source: $seo, fn: (seo) => seo?.title ?? '', target: titleFound });

// A wrong name of a sport is corrected in its place. Decision D-93.
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
