import { byWeight } from '../../contracts/by-weight.ts';
import type { Snapshot, Zone } from '../../contracts/feed.ts';
import { idOfSegment } from '../../contracts/path-segment.ts';
import type { FoundPage } from './route-table.ts';

/** What the topics of a page depend on. `sports`: those of a zone, as its topic tells them. */
export type Viewer = {
  rest: string;
  page: Pick<FoundPage, 'page' | 'params'>;
  homepageType: number;
  isAsian: boolean;
  sports: (zone: Zone) => Snapshot['entities']['sports'];
};

const asianHome = 4;
const liveHome = 3;

/** The sport that a board opens where its address names none. */
function heaviest(zone: Zone, sports: Viewer['sports']): number | null {
  const [first] = (sports(zone) ?? []).filter((sport) => sport[zone] > 0).sort(byWeight);
  return first?.id ?? null;
}

/**
 * The topics of the feed that a page opens first. What a player chose differs in little: the Asian view has topics of its own,
 * and is left to the page. Row SPEED-09.
 */
export function firstTopics({ rest, page, homepageType, isAsian, sports }: Viewer): string[] {
  const { page: pageId, params } = page;
  const counts = ['sports:live', 'sports:line'];
  const zone = /^\/home\/(live|line)(?:\/|$)/.exec(rest)?.[1] as Zone | undefined;
  if (pageId === 'sport-game' && zone !== undefined) return [`game:${String(idOfSegment(params['game']))}`, ...counts];
  if (isAsian) return [];
  if (pageId === 'home' && homepageType !== asianHome)
    return [...counts, 'top:live', ...(homepageType === liveHome ? [] : ['top:line'])];
  const isBoard = pageId === 'sport-showcase' || (pageId === 'page-types' && params['menuSection'] === undefined);
  const sport = isBoard && zone !== undefined ? (idOfSegment(params['sport']) ?? heaviest(zone, sports)) : null;
  return sport === null ? [] : [...counts, `list:${String(zone)}:${String(sport)}`];
}
