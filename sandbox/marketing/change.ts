import { errorCodes } from '../../contracts/common.ts';
import type { MarketingConsent } from '../../contracts/marketing.ts';
import { ApiFailure } from '../http/failure.ts';
import { isSelfExcluded } from '../protection/breaks.ts';
import type { World } from '../world/world.ts';
import { marketingOf, setMarketing } from './store.ts';

export const mayChangeMarketing = (world: World, userId: number): boolean => !isSelfExcluded(world, userId);

/** While the player is excluded nothing can be turned on: 1011. Row LIM-60. */
export function changeMarketing(
  world: World,
  userId: number,
  next: (known: MarketingConsent) => MarketingConsent,
): void {
  if (!mayChangeMarketing(world, userId))
    throw new ApiFailure(403, errorCodes.selfExcluded, 'You are self-excluded, so we send you no marketing.');
  setMarketing(world, userId, next(marketingOf(world, userId).consent));
}
