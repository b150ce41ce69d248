import type { RouteLink, RouteMatch } from '@/shared/routing';

import { matchPath, patternSource, precedence } from './pattern';
import type { RouteRow } from './route-row';

export type FoundRoute = RouteMatch & { page: RouteRow['page'] };
type Entry = RouteRow & { pattern?: RegExp };

const firstSegment = (path: string) => path.split('/')[0] ?? '';

/** `/foo/bar` → `foo`: the section to which an unknown path would belong. Spec: shell §2, LANG-03. */
export const sectionOf = (path: string): string => firstSegment(path.slice(1));

/** The finder compiles a pattern only when a path first needs it. */
const patternOf = (row: Entry): RegExp => (row.pattern ??= new RegExp(`^${patternSource(row.path)}$`));

const linkOf = ({ link, meta: { pageId, title, availability, setting, isEmpty } }: RouteRow): RouteLink => ({
  path: `/${link ?? ''}`,
  pageId,
  title,
  ...(availability === undefined ? {} : { availability }),
  ...(setting === undefined ? {} : { setting }),
  ...(isEmpty === undefined ? {} : { isEmpty }),
});

/**
 * Finds the row that fits a path (without its language) as a whole, null when there is none. When several fit, the
 * most exact one wins. Spec: shell §2.
 */
export function createFinder(routes: readonly RouteRow[]): (path: string) => FoundRoute | null {
  /**
   * Groups the rows by their first segment, which is fixed in every row. In each list the row that wins stands first.
   */
  const byFirst = Map.groupBy<string, Entry>(
    routes.toSorted((a, b) => precedence(a.path).localeCompare(precedence(b.path))),
    ({ path }) => firstSegment(path),
  );
  const links = new Map<string, readonly RouteLink[]>();
  const linksOf = (area: string) => {
    const known = links.get(area) ?? routes.filter((row) => row.area === area && row.link !== null).map(linkOf);
    links.set(area, known);
    return known;
  };

  return (path) => {
    for (const row of byFirst.get(sectionOf(path)) ?? []) {
      const params = matchPath(patternOf(row), path);
      if (params === null) continue;
      const { page, meta, area, fixed } = row;
      return {
        page,
        meta: area === undefined ? meta : { ...meta, links: linksOf(area) },
        params: { ...fixed, ...params },
      };
    }
    return null;
  };
}
