import type { Area } from '../area/index.ts';
import { profileRoutes } from './routes.ts';
import { profileSchema } from './schema.ts';

export const profileArea: Area = {
  schemas: [profileSchema],
  routes: () => [profileRoutes()],
};
