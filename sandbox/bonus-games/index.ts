import type { Area } from '../area/index.ts';
import { startEndingTickets } from './expire.ts';
import { bonusGameRoutes } from './routes.ts';
import { bonusGamesSchema } from './schema.ts';

export { playedBonus } from './played.ts';
export { bonusGamesSchema } from './schema.ts';

export const bonusGamesArea: Area = {
  schemas: [bonusGamesSchema],
  goOn: startEndingTickets,
  routes: () => [bonusGameRoutes()],
};
