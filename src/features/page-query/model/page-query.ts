import { combine } from 'effector';

import type { pageQuery } from '@contracts/content';

import { $siteConfig } from '@/entities/site';
import { $language, $timeZone } from '@/shared/i18n';
import { $path, $routeMatch } from '@/shared/routing';

export type PageQuery = Readonly<Record<keyof typeof pageQuery, string>>;

const idIn = (segment: string | undefined): string => /^\d{1,15}/.exec(segment ?? '')?.[0] ?? '';
const streamOf = (path: string): string => /^\/home\/(line|live)(?:\/|$)/.exec(path)?.[1] ?? '';

/**
 * The page on the screen, in the content service's names. Null before the first page and the configuration. Spec: shell
 * §7.
 */
export const $pageQuery = combine(
  { match: $routeMatch, path: $path, config: $siteConfig, language: $language, timeZone: $timeZone },
  ({ match, path, config, language, timeZone }): PageQuery | null => {
    if (match === null || config === null) return null;
    const { menuSection, sport, champ, game, slug, promotionId } = match.params;
    const { section, pageId } = match.meta;
    const part = pageId.startsWith(`${section}-`) ? pageId.slice(section.length + 1) : '';
    return {
      domain: typeof location === 'undefined' ? '' : location.hostname,
      projectId: String(config.partnerId),
      language,
      timezone: String(timeZone),
      stream: streamOf(path),
      section,
      // An article, a promotion, a page type and a page of a section are named there too, so that the head tells of them. Decision D-300.
      subsectionId: slug ?? promotionId ?? menuSection ?? (sport === undefined ? part : idIn(sport)),
      championshipId: idIn(champ),
      matchId: idIn(game),
    };
  },
);
