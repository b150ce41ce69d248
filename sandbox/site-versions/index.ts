export { siteVersionRoutes } from './routes.ts';
export { siteVersionSchema } from './schema.ts';
export { restoreSite } from './store.ts';
