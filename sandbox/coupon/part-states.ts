import { betStatuses as S, type BetStatusId, type CouponBetPart } from '../../contracts/coupon.ts';
import { marketKeyOf } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { partsOf } from './joined.ts';
import { resultNow } from './result-now.ts';

/**
 * The outcomes of a joined bet with their results; null for any other bet. For a won one the question of which bets
 * have won does not arise. `open`: the state of one that is still open.
 */
export function partStates(
  world: World,
  { marketId, statusId }: { marketId: number; statusId: BetStatusId },
  { open, lng }: { open: BetStatusId; lng: string },
): CouponBetPart[] | null {
  const parts = partsOf(world.db, marketId);
  return (
    parts?.map((id) => {
      const { typeId, param } = marketKeyOf(id);
      const { name, groupName } = world.simulator.namesOf(id);
      return {
        ...{ marketId: id, typeId, ...(param !== null && { param }) },
        ...{ name: localize(name, lng), groupName: localize(groupName, lng) },
        statusId: statusId === S.win ? S.win : (resultNow(world, id) ?? open),
      };
    }) ?? null
  );
}
