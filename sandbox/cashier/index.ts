export { bankRoutes } from './bank-routes.ts';
export { inCurrency, ownAccount, payMethods } from './methods.ts';
export { goOnWithDeposits } from './move.ts';
export { cashierRoutes } from './routes.ts';
export { cashierSchema } from './schema.ts';
