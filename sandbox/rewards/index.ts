export { rewardRoutes } from './routes.ts';
