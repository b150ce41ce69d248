import { combine } from 'effector';

import type { PAGE_QUERY } from '@contracts/content';

import { $siteConfig } from '@/entities/site';
import { $language, $timeZone } from '@/shared/i18n';
import { $path, $routeMatch } from '@/shared/routing';

export type PageQuery = Readonly<Record<keyof typeof PAGE_QUERY, string>>;

const idIn = (segment: string | undefined): string => /^\d{1,15}/.exec(segment ?? '')?.[0] ?? '';
const streamOf = (path: string): string => /^\/home\/(line|live)(?:\/|$)/.exec(path)?.[1] ?? '';

/** The page that is shown, as the content service knows it; null before the first page and its configuration. Spec: shell §7. */
export const $pageQuery = combine(
  { match: $routeMatch, path: $path, config: $siteConfig, language: $language, timeZone: $timeZone },
  ({ match, path, config, language, timeZone }): PageQuery | null => {
    if (match === null || config === null) return null;
    const { sport, champ, game } = match.params;
    return {
      domain: typeof location === 'undefined' ? '' : location.hostname,
      projectId: String(config.partnerId),
      language,
      timezone: String(timeZone),
      stream: streamOf(path),
      section: match.meta.section,
      subsectionId: idIn(sport),
      championshipId: idIn(champ),
      matchId: idIn(game),
    };
  },
);
