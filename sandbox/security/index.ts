import type { Area } from '../area/index.ts';
import { securityRoutes } from './routes.ts';

export const securityArea: Area = {
  routes: () => [securityRoutes()],
};
