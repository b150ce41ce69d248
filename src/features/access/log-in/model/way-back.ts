import { combine } from 'effector';

import { $savedTarget } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { $location, $routeMatch, joinPath } from '@/shared/routing';

/** Where a provider sends the player back to, with the language: where he wanted to go, else the page that he is on; home from the log-in page. */
export const $wayBack = combine(
  { saved: $savedTarget, location: $location, match: $routeMatch, language: $language },
  ({ saved, location: { path, search }, match, language }) =>
    joinPath(language, saved ?? (match?.meta.pageId === 'login' ? '/' : `${path}${search}`)),
);
