export { profileRoutes } from './routes.ts';
export { profileSchema } from './schema.ts';
