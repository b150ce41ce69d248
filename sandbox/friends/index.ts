import type { Area } from '../area/index.ts';
import { friendRoutes } from './routes.ts';

export const friendsArea: Area = {
  routes: () => [friendRoutes()],
};
