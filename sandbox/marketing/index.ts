import type { Area } from '../area/index.ts';
import { marketingRoutes } from './routes.ts';
import { marketingSchema } from './schema.ts';

export { changeMarketing } from './change.ts';
export { marketingOf, setMarketing } from './store.ts';

export const marketingArea: Area = {
  schemas: [marketingSchema],
  routes: () => [marketingRoutes()],
};
