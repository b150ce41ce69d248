export { setPaidPayments } from './payments.ts';
export { teamCashRoutes } from './routes.ts';
export { teamCashSchema } from './schema.ts';
