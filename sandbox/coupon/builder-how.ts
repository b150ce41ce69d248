import type { BuilderHow } from '../../contracts/builder.ts';
import { isOfCards, isOfCorners, marketKeyOf, type SimMarket } from '../../simulator/index.ts';
import type { World } from '../world/world.ts';

type Joined = { gameId: number; ids: readonly number[]; market: SimMarket; chance: number };

/** Tenths of a per cent, so that chances do not reveal the price of the next minute. */
const thousandths = (chance: number): number => Math.round(chance * 1000);

/** The parts of a joint price: the chance, the margin, and the final scores. Decision D-945. */
export function howPriced(
  simulator: Pick<World['simulator'], 'gridOf'>,
  { gameId, ids, market, chance }: Joined,
): BuilderHow {
  const grid = simulator.gridOf(gameId, ids);
  const isApart = ids.some((id) => {
    const { groupId } = marketKeyOf(id);
    return isOfCorners(groupId) || isOfCards(groupId);
  });
  return {
    chance: thousandths(chance),
    margin: Math.max(0, thousandths(1 - (market.milli / 1000) * chance)),
    grid: grid && {
      from: [grid.from[0], grid.from[1]],
      rows: grid.rows.map((row) =>
        row.map((cell) => ({ chance: thousandths(cell.chance), won: thousandths(cell.won) })),
      ),
    },
    isApart,
  };
}
