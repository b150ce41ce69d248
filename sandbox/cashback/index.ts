export { levelOf } from './level.ts';
export { cashbackRoutes } from './routes.ts';
export { cashbackSchema } from './schema.ts';
