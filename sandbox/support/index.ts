import type { Area } from '../area/index.ts';
import { supportRoutes } from './routes.ts';
import { supportSchema } from './schema.ts';

export const supportArea: Area = {
  schemas: [supportSchema],
  routes: () => [supportRoutes()],
};
