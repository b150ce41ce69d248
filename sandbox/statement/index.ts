export { paymentById, paymentsOf } from './payments.ts';
export { statementRoutes } from './routes.ts';
