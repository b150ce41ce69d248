export { levelOf } from './level.ts';
export { playedIn } from './played.ts';
export { gifts } from './view.ts';
export { cashbackRoutes } from './routes.ts';
export { cashbackSchema } from './schema.ts';
