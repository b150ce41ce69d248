import type { Area } from '../area/index.ts';
import { rewardRoutes } from './routes.ts';

export const rewardsArea: Area = {
  routes: () => [rewardRoutes()],
};
