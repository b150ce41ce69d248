export { supportRoutes } from './routes.ts';
export { supportSchema } from './schema.ts';
