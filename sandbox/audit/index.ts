import type { Area } from '../area/index.ts';
import { auditRoutes } from './routes.ts';

export { auditBooks, auditOf } from './books.ts';

export const auditArea: Area = {
  routes: ({ operatorToken }) => [auditRoutes(operatorToken)],
};
