import type { Area } from '../area/index.ts';
import { teamCashRoutes } from './routes.ts';
import { teamCashSchema } from './schema.ts';

export { setPaidPayments } from './payments.ts';

export const teamCashArea: Area = {
  schemas: [teamCashSchema],
  routes: () => [teamCashRoutes()],
};
