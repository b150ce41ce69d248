import { createPart, loaded } from '@/shared/part';

import { createFinder, type FoundRoute } from './finder';
import { homeRoutes } from './routes-home';

/** All rows but those of the home page. */
export const restPart = createPart({ name: 'map of the site', load: () => import('./find-rest') });
export const findHome = createFinder(homeRoutes);

/** The page of a path without its language; one that fits no row is "not found". Rejects where the map did not load. Spec: shell §2. */
export async function findRoute(path: string): Promise<FoundRoute> {
  return findHome(path) ?? (await loaded(restPart)).findRest(path);
}
