export { changeMarketing } from './change.ts';
export { marketingRoutes } from './routes.ts';
export { marketingSchema } from './schema.ts';
export { marketingOf, setMarketing } from './store.ts';
