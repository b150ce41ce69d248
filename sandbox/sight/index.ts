import type { Area } from '../area/index.ts';
import { sightRoutes } from './routes.ts';

export { sightFigures } from './figures.ts';

export const sightArea: Area = {
  routes: ({ logger, telemetry }) => [sightRoutes({ logger, telemetry })],
};
