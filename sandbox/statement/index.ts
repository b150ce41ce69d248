import type { Area } from '../area/index.ts';
import { statementRoutes } from './routes.ts';

export { paymentById, paymentsOf } from './payments.ts';

export const statementArea: Area = {
  routes: () => [statementRoutes()],
};
