import type { BetStatusId } from '../../contracts/coupon.ts';
import { resultOfAll } from '../../simulator/index.ts';
import { wordOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { partsOf } from './joined.ts';

/** The result of an outcome by its last report, otherwise by its match; null while it is open or waits again. */
export function resultNow(world: World, marketId: number): BetStatusId | null {
  const word = wordOf(world.db, marketId);
  if (word !== undefined) return word.statusId;
  const parts = partsOf(world.db, marketId);
  // The match does not know reports about parts of it.
  if (parts?.some((part) => wordOf(world.db, part) !== undefined) === true)
    return resultOfAll(parts.map((part) => resultNow(world, part)));
  return world.simulator.resultOf(marketId);
}
