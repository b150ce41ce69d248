export { closeRoundsOf, startClosing } from './close.ts';
export { gameRoutes } from './routes.ts';
export { gamesSchema } from './schema.ts';
