import type { Area } from '../area/index.ts';
import { cashbackRoutes } from './routes.ts';
import { cashbackSchema } from './schema.ts';

export { levelOf } from './level.ts';
export { playedIn } from './played.ts';
export { gifts } from './view.ts';

export const cashbackArea: Area = {
  schemas: [cashbackSchema],
  routes: () => [cashbackRoutes()],
};
