export { payOutAbove } from './above.ts';
export { payAtDesk } from './desk.ts';
export { documentsPassed, goOnWithWithdrawals, moveWithdrawal, takePayout } from './move.ts';
export { agePayees } from './payee.ts';
export { withdrawalRoutes } from './routes.ts';
export { withdrawalSchema } from './schema.ts';
