export { walletRoutes } from './routes.ts';
export { walletSchema } from './schema.ts';
