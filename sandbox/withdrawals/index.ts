export { payOutAbove } from './above.ts';
export { documentsPassed, goOnWithWithdrawals, moveWithdrawal } from './move.ts';
export { withdrawalRoutes } from './routes.ts';
export { withdrawalSchema } from './schema.ts';
