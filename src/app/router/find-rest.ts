import { createFinder, type FoundRoute, sectionOf } from './finder';
import { routes } from './routes';
import { notFoundRoute } from './routes-service';

const find = createFinder(routes);

export function findRest(path: string): FoundRoute {
  const { page, handle: meta } = notFoundRoute;
  return find(path) ?? { page, meta: { ...meta, section: sectionOf(path) }, params: {} };
}
