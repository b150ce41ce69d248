export { goOnWithSharedRounds } from './engine.ts';
export { sharedRoundRoutes } from './routes.ts';
export { sharedRoundsSchema } from './schema.ts';
