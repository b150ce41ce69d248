import type { Area } from '../area/index.ts';
import { recordRoutes } from './record-routes.ts';
import { startReminders } from './review.ts';
import { protectionRoutes } from './routes.ts';
import { protectionSchema } from './schema.ts';

export { onRested, setExcluded } from './breaks.ts';
export { contactHeld } from './change.ts';
export { aboveBalance, ownLargestStake, requireDepositSum, requireStake } from './door.ts';
export { onExcluded } from './exclude.ts';
export { convertUp, mainIso } from './main-currency.ts';
export { restrictionOf } from './rights.ts';
export { noteVisit } from './played.ts';
export { setRawLimits } from './raw.ts';
export { warnOfLimits } from './warn.ts';

export const protectionArea: Area = {
  schemas: [protectionSchema],
  goOn: startReminders,
  routes: () => [protectionRoutes(), recordRoutes()],
};
