import type { Area } from '../area/index.ts';
import { marketRulesRoutes } from './routes.ts';

export const marketRulesArea: Area = {
  routes: () => [marketRulesRoutes()],
};
