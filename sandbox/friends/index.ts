export { friendRoutes } from './routes.ts';
