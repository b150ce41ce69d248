import type { pageQuery } from '@contracts/content';

import type { RouteMatch } from '@/shared/routing';

export type PageQuery = Readonly<Record<keyof typeof pageQuery, string>>;
type Place = Pick<PageQuery, 'stream' | 'section' | 'subsectionId' | 'championshipId' | 'matchId'>;

const idIn = (segment: string | undefined): string => /^\d{1,15}/.exec(segment ?? '')?.[0] ?? '';
const streamOf = (path: string): string => /^\/home\/(line|live)(?:\/|$)/.exec(path)?.[1] ?? '';

/** `/team/7/squad` of the section `team`: `7/squad`. */
const restOf = (path: string, section: string): string =>
  path.startsWith(`/${section}/`) ? path.slice(section.length + 2) : '';

/** Where a page is, in the content service's names. */
export function placeOf(path: string, { meta: { section }, params }: RouteMatch): Place {
  const { menuSection, sport, champ, game } = params;
  const stream = streamOf(path);
  return {
    stream,
    section,
    // Of a board the page type or the sport; elsewhere what follows the section: an article, a team, a lottery, a page
    // of the section. So the head tells of that thing. Decisions D-300, D-890.
    subsectionId: stream === '' ? restOf(path, section) : (menuSection ?? idIn(sport)),
    championshipId: idIn(champ),
    matchId: idIn(game),
  };
}
