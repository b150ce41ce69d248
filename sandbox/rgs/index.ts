import type { Area } from '../area/index.ts';
import { rgsRoutes } from './routes.ts';

export { failureOf } from './refusal.ts';

export const rgsArea: Area = {
  routes: () => [rgsRoutes()],
};
