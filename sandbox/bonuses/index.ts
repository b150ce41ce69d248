export { bonusRoutes } from './routes.ts';
export { bonusSchema } from './schema.ts';
export { giveFirstDepositBonus, isFirstBonusFree } from './first-deposit.ts';
export { goOnWithBonuses, moveOnBonuses } from './end.ts';
