import { combine } from 'effector';

import { $savedTarget } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { $location, $routeMatch, askedTarget, joinPath } from '@/shared/routing';

/**
 * Where somebody goes who signs in: where they wanted to go before they were asked; from the log-in page to the path of this site that its
 * address names, else home. Null: they stay. Spec: shell §2, decision D-38.
 */
export const $wayOn = combine(
  { saved: $savedTarget, location: $location, match: $routeMatch },
  ({ saved, location, match }) =>
    saved ?? (match?.meta.pageId === 'login' ? (askedTarget(location.search) ?? '/') : null),
);

/** Where a provider sends the player back to, with the language: the way on, else the page that they are on. */
export const $wayBack = combine(
  { wayOn: $wayOn, location: $location, language: $language },
  ({ wayOn, location: { path, search }, language }) => joinPath(language, wayOn ?? `${path}${search}`),
);
