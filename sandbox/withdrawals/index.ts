export { payOutAbove } from './above.ts';
export { payAtDesk } from './desk.ts';
export { documentsPassed, goOnWithWithdrawals, moveWithdrawal, takePayout, takePayoutAnswer } from './move.ts';
export { agePayees } from './payee.ts';
export { PayoutAnswer } from './port.ts';
export { withdrawalRoutes } from './routes.ts';
export { withdrawalSchema } from './schema.ts';
