import { combine } from 'effector';

import { $savedTarget } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { $location, $routeMatch, askedTarget, joinPath } from '@/shared/routing';

/**
 * Where players go when they sign in: where they wanted to go before the site asked. From the log-in page they go to
 * the path of this site that its address names, otherwise home. Null: they stay. Spec: shell §2, decision D-38.
 */
export const $wayOn = combine(
  { saved: $savedTarget, location: $location, match: $routeMatch },
  ({ saved, location, match }) =>
    saved ?? (match?.meta.pageId === 'login' ? (askedTarget(location.search) ?? '/') : null),
);

/** Where a provider sends players back to, with the language: where they wanted to go, otherwise their present page. */
export const $wayBack = combine(
  { wayOn: $wayOn, location: $location, language: $language },
  ({ wayOn, location: { path, search }, language }) => joinPath(language, wayOn ?? `${path}${search}`),
);
