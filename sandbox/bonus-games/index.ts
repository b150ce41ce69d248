export { startEndingTickets } from './expire.ts';
export { playedBonus } from './played.ts';
export { bonusGameRoutes } from './routes.ts';
export { bonusGamesSchema } from './schema.ts';
