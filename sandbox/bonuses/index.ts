import type { Area } from '../area/index.ts';
import { goOnWithBonuses } from './end.ts';
import { bonusRoutes } from './routes.ts';
import { bonusSchema } from './schema.ts';

export { giveFirstDepositBonus, isFirstBonusFree } from './first-deposit.ts';
export { endBonusesOf, moveOnBonuses, takeBonusBack } from './end.ts';

export const bonusesArea: Area = {
  schemas: [bonusSchema],
  goOn: goOnWithBonuses,
  routes: () => [bonusRoutes()],
};
