import type { Area } from '../area/index.ts';
import { startClosing } from './close.ts';
import { gameRoutes } from './routes.ts';
import { gamesSchema } from './schema.ts';

export { closeRoundsOf } from './close.ts';
export { drawsOfSeeds } from './draws.ts';
export { gamesSchema } from './schema.ts';

export const gamesArea: Area = {
  schemas: [gamesSchema],
  goOn: startClosing,
  routes: () => [gameRoutes()],
};
