import type { Area } from '../area/index.ts';
import { racingRoutes } from './routes.ts';

export const racingArea: Area = {
  routes: () => [racingRoutes()],
};
