import type { Area } from '../area/index.ts';
import { partnerRoutes } from './routes.ts';
import { partnerSchema } from './schema.ts';

export const partnersArea: Area = {
  schemas: [partnerSchema],
  routes: () => [partnerRoutes()],
};
