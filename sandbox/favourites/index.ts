import type { Area } from '../area/index.ts';
import { followedRoutes } from './routes.ts';

export const favouritesArea: Area = {
  routes: () => [followedRoutes()],
};
