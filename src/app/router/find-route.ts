import { createPart, loaded } from '@/shared/part';

import { createFinder, type FoundRoute } from './finder';
import { homeRoutes } from './routes-home';

/** Holds all rows but those of the home page. */
export const restPart = createPart({ name: 'map of the site', load: () => import('./find-rest') });
export const findHome = createFinder(homeRoutes);

/**
 * Finds the page of a path without its language. A path that fits no row is "not found". Rejects when the map did not
 * load. Spec: shell §2.
 */
export async function findRoute(path: string): Promise<FoundRoute> {
  return findHome(path) ?? (await loaded(restPart)).findRest(path);
}
