export { followedRoutes } from './routes.ts';
