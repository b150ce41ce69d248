import type { Area } from '../area/index.ts';
import { statisticsRoutes } from './routes.ts';

export { champOnWire } from './champ.ts';
export { teamOf } from './teams.ts';

export const statisticsArea: Area = {
  routes: () => [statisticsRoutes()],
};
