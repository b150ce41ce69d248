export { marketRulesRoutes } from './routes.ts';
