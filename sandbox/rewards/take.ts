import { errorCodes } from '../../contracts/common.ts';
import { userById } from '../auth/users.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { postGift } from '../ledger/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { keyOf, minorOf, rewardsOf } from './view.ts';

/** Pays a reward to the main account, as money that asks for nothing. */
export function takeReward(world: World, userId: number, id: string): void {
  const { db, clock } = world;
  if (!rightsOf(world, userId).canReceiveBonus)
    throw new ApiFailure(403, errorCodes.forbidden, 'Rewards are not available to you now.');
  transaction(db, () => {
    const reward = rewardsOf(world, userId).rewards.find((known) => known.id === id && known.state === 'ready');
    const account = userById(db, userId)?.mainAccount ?? null;
    if (reward === undefined || account === null)
      throw new ApiFailure(409, errorCodes.conflict, 'There is nothing to claim.');
    const iso = mainIso(world, userId);
    const minor = minorOf(reward.kind, iso);
    postGift(db, { key: keyOf(userId, id), kind: 'reward', at: clock.now(), account, iso, minor });
  });
}
