import { matchPath, type Params } from 'react-router-dom';

import { kept } from '@/shared/lib/language';
import type { RouteLink, RouteMatch } from '@/shared/routing';

import { fitsShape } from './params';
import { precedence } from './precedence';
import type { RouteRow } from './route-row';

export type FoundRoute = RouteMatch & { page: RouteRow['page'] };

const firstSegment = (path: string) => path.split('/')[0] ?? '';

/** `/foo/bar` → `foo`: the section to which an unknown path would belong. Spec: shell §2, LANG-03. */
export const sectionOf = (path: string): string => firstSegment(path.slice(1));

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Reads the parameters of a path that fits as a whole; null when it does not fit. A parameter must have its shape as it
 * is in the address, because servers see nothing else, and must be one that can be read.
 */
function paramsOf(row: RouteRow, path: string): Params | null {
  // To the library, nothing between two slashes is a parameter that is not there.
  const found = path.includes('//') ? null : matchPath(row, path);
  if (found === null) return null;
  const given = Object.entries(found.params).flatMap(([name, value]) =>
    value === undefined || name === '*' ? [] : [{ name, value, read: decode(value) }],
  );
  return given.every(({ name, value, read }) => read !== null && fitsShape(name, value))
    ? Object.fromEntries(given.map(({ name, read }) => [name, read ?? undefined]))
    : null;
}

const linkOf = ({ link, handle: { pageId, title, availability, setting, isEmpty } }: RouteRow): RouteLink => ({
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
  /** Rows by their first segment, which is fixed in every row. */
  const byFirst = Map.groupBy(routes, ({ path }) => firstSegment(path));
  /** The row that wins is first. A page needs a few of the lists, and a phone feels the order of them all. */
  const inOrder = kept((first: string) =>
    byFirst.get(first)?.toSorted((a, b) => {
      const [one, other] = [precedence(a.path), precedence(b.path)];
      return one < other ? -1 : Number(one > other);
    }),
  );
  const linksOf = kept((area: string) => routes.filter((row) => row.area === area && row.link !== null).map(linkOf));

  return (path) => {
    for (const row of inOrder(sectionOf(path)) ?? []) {
      const params = paramsOf(row, path);
      if (params === null) continue;
      const { page, handle: meta, area, fixed } = row;
      return {
        page,
        meta: area === undefined ? meta : { ...meta, links: linksOf(area) },
        params: { ...fixed, ...params },
      };
    }
    return null;
  };
}
