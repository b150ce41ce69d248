export { createClosings } from './closing.ts';
export { trackerRoutes } from './routes.ts';
export { trackerSchema } from './schema.ts';
