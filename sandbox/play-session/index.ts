export { endSessionsInTime } from './end.ts';
export { requireAnsweredCheck } from './reality-check.ts';
export { playSessionRoutes } from './routes.ts';
export { playSessionSchema } from './schema.ts';
