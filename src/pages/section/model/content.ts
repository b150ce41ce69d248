import { combine, createEvent, createStore, sample } from 'effector';

import { $plugins, mountedAt } from '@/entities/plugin';
import { $availability, $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $path, $routeMatch } from '@/shared/routing';

import { contentQuery, type PageContent } from '../api/content';

/** The page at this path opened, or somebody tries again after a failure. */
export const contentWanted = createEvent();

const $received = createStore<PageContent | null>(null).on(contentQuery.finished.success, (_, { result }) => result);
const $failedPath = createStore<string | null>(null)
  .on(contentQuery.finished.failure, (_, { params }) => params.path)
  .reset(contentQuery.start);

/** Null while it is on its way. An answer for an earlier page does not show. */
export const $content = combine(
  { received: $received, path: $path, language: $language },
  ({ received, path, language }) =>
    received?.path === path && received.language === language ? received.blocks : null,
);
export const $hasFailed = combine($failedPath, $path, (failed, path) => failed === path);

/** Pages of the section that this site offers and has content for. Decision D-111. */
export const $links = combine(
  { match: $routeMatch, availability: $availability, config: $siteConfig, plugins: $plugins },
  ({ match, availability, config, plugins }) =>
    (match?.meta.links ?? []).filter(
      (link) =>
        (link.availability === undefined || availability.includes(link.availability)) &&
        (link.setting === undefined || config?.[link.setting] === true) &&
        (link.isEmpty !== true || mountedAt(plugins ?? [], link.path) !== undefined),
    ),
);

sample({
  clock: contentWanted,
  source: { path: $path, language: $language },
  target: contentQuery.start,
});
