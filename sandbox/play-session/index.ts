import type { Area } from '../area/index.ts';
import { endSessionsInTime } from './end.ts';
import { playSessionRoutes } from './routes.ts';
import { playSessionSchema } from './schema.ts';

export { nextCheck, requireAnsweredCheck } from './reality-check.ts';

export const playSessionArea: Area = {
  schemas: [playSessionSchema],
  goOn: endSessionsInTime,
  routes: () => [playSessionRoutes()],
};
