import type { RouteLink, RouteMatch } from '@/shared/routing';

import { matchPath, patternSource, precedence } from './pattern';
import type { RouteRow } from './route-row';
import { routes } from './routes';
import { notFoundRoute } from './routes-service';

export type FoundRoute = RouteMatch & { page: RouteRow['page'] };
type Entry = RouteRow & { pattern?: RegExp };

const firstSegment = (path: string) => path.split('/')[0] ?? '';

/** Rows by their first segment, which is fixed in every row; in each list the row that wins stands first. */
const byFirst = new Map<string, Entry[]>();
for (const row of routes) byFirst.set(firstSegment(row.path), [...(byFirst.get(firstSegment(row.path)) ?? []), row]);
for (const list of byFirst.values())
  list.sort((a, b) => (precedence(a.path) < precedence(b.path) ? -1 : precedence(a.path) > precedence(b.path) ? 1 : 0));

/** A pattern is made when somebody first comes near it. */
const patternOf = (row: Entry): RegExp => (row.pattern ??= new RegExp(`^${patternSource(row.path)}$`));

const linksByArea = new Map<string, readonly RouteLink[]>();

function linksOf(area: string): readonly RouteLink[] {
  const known = linksByArea.get(area);
  if (known !== undefined) return known;
  const links = routes.flatMap(({ area: other, link, meta: { pageId, title, availability, setting } }) =>
    other !== area || link === null
      ? []
      : [
          {
            path: `/${link}`,
            pageId,
            title,
            ...(availability === undefined ? {} : { availability }),
            ...(setting === undefined ? {} : { setting }),
          },
        ],
  );
  linksByArea.set(area, links);
  return links;
}

/** `/foo/bar` → `foo`: where an unknown path would belong. Spec: shell §2, LANG-03. */
export const sectionOf = (path: string): string => firstSegment(path.slice(1));

/** The page of a path without its language; one that fits no row as a whole is "not found". Spec: shell §2. */
export function findRoute(path: string): FoundRoute {
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
  const { page, meta } = notFoundRoute;
  return { page, meta: { ...meta, section: sectionOf(path) }, params: {} };
}
