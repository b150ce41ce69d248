export { gameRoutes } from './routes.ts';
export { gamesSchema } from './schema.ts';
