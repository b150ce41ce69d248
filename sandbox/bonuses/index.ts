export { bonusRoutes } from './routes.ts';
export { bonusSchema } from './schema.ts';
export { giveFirstDepositBonus, isFirstBonusFree } from './first-deposit.ts';
export { endBonusesOf, goOnWithBonuses, moveOnBonuses, takeBonusBack } from './end.ts';
