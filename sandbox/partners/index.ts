export { partnerRoutes } from './routes.ts';
export { partnerSchema } from './schema.ts';
