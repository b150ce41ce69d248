export { failureOf } from './refusal.ts';
export { rgsRoutes } from './routes.ts';
