import { combine } from 'effector';

import { $siteConfig } from '@/entities/site';
import { $language, $zoneHours } from '@/shared/i18n';
import { $path, $routeMatch } from '@/shared/routing';

import { type PageQuery, placeOf } from '../lib/place';

/**
 * The page on the screen, in the content service's names. Null before the first page and the configuration. Spec: shell
 * §7.
 */
export const $pageQuery = combine(
  { match: $routeMatch, path: $path, config: $siteConfig, language: $language, hours: $zoneHours },
  ({ match, path, config, language, hours }): PageQuery | null =>
    match === null || config === null
      ? null
      : {
          domain: typeof location === 'undefined' ? '' : location.hostname,
          projectId: String(config.partnerId),
          language,
          timezone: String(hours),
          ...placeOf(path, match),
        },
);
