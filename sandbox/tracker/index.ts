import type { Area } from '../area/index.ts';
import { trackerRoutes } from './routes.ts';
import { trackerSchema } from './schema.ts';

export { createClosings } from './closing.ts';

export const trackerArea: Area = {
  schemas: [trackerSchema],
  routes: () => [trackerRoutes()],
};
