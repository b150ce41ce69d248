export { auditBooks, auditOf } from './books.ts';
export { auditRoutes } from './routes.ts';
