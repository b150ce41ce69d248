import type { Area } from '../area/index.ts';
import { overviewRoutes } from './routes.ts';

export const overviewArea: Area = {
  routes: () => [overviewRoutes()],
};
