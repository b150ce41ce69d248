import type { RouteMatch } from '@/shared/routing';

import { matchPattern } from './match';
import type { RouteRow } from './route-row';
import { notFoundRoute, routes } from './routes';

export type FoundRoute = RouteMatch & { page: RouteRow['page'] };

/** The page of a path without its language; the first row that fits as a whole, else "not found". Spec: shell §2. */
export function findRoute(path: string): FoundRoute {
  for (const { path: pattern, allow, fixed, page, meta } of routes) {
    const params = matchPattern({ path: pattern, ...(allow === undefined ? {} : { allow }) }, path);
    if (params !== null) return { page, meta, params: { ...fixed, ...params } };
  }
  const { page, meta } = notFoundRoute;
  return { page, meta, params: {} };
}
