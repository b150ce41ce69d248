import type { Area } from '../area/index.ts';
import { answerRoute } from '../subscriber/index.ts';
import { goOnWithWithdrawals } from './move.ts';
import { takePayoutAnswer } from './move.ts';
import { PayoutAnswer } from './port.ts';
import { withdrawalRoutes } from './routes.ts';
import { withdrawalSchema } from './schema.ts';

export { payOutAbove } from './above.ts';
export { payAtDesk } from './desk.ts';
export { documentsPassed, moveWithdrawal, takePayout } from './move.ts';
export { agePayees } from './payee.ts';

export const withdrawalsArea: Area = {
  schemas: [withdrawalSchema],
  goOn: goOnWithWithdrawals,
  routes: () => [withdrawalRoutes(), answerRoute('payouts', PayoutAnswer, takePayoutAnswer)],
};
