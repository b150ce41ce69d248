import { combine, createEvent, createStore, sample } from 'effector';

import { $language } from '@/shared/i18n';
import { $path } from '@/shared/routing';

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

sample({
  clock: contentWanted,
  source: { path: $path, language: $language },
  target: contentQuery.start,
});
