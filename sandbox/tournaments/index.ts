import type { Area } from '../area/index.ts';
import { goOnWithTournaments } from './end.ts';
import { tournamentRoutes } from './routes.ts';
import { tournamentsSchema } from './schema.ts';
import { tellTournaments } from './tell.ts';

export { tournamentControlRoutes } from './routes.ts';
export { hasTournament, tournaments } from './tournaments.ts';

export const tournamentsArea: Area = {
  schemas: [tournamentsSchema],
  goOn: (world) => {
    goOnWithTournaments(world);
    tellTournaments(world);
  },
  routes: () => [tournamentRoutes()],
};
