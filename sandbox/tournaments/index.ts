export { goOnWithTournaments } from './end.ts';
export { tournamentControlRoutes, tournamentRoutes } from './routes.ts';
export { tournamentsSchema } from './schema.ts';
export { tellTournaments } from './tell.ts';
export { hasTournament, tournaments } from './tournaments.ts';
