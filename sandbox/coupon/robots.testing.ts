/** What robots of the tests bet on, and what a coupon is worth by the model alone. */
import { betStatuses, type BetStatusId } from '../../contracts/coupon.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { sayFigures } from '../../tests/support/figures.ts';
import { figuresOf } from './figures.ts';
import type { Player } from './player.testing.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

/** What a product may bring back at most. */
export const house = 0.995;

const { win, lose, return: back } = betStatuses;

/** Every result of an open bet, by how much of its stake ends so on average. */
function endsOf({ simulator }: Player['world'], { marketId, facts }: StoredBet) {
  const fair = simulator.fairOf(marketId);
  const { chance, decided } = fair ?? { chance: 0, decided: 1 };
  const wins = facts.earlyLead === undefined ? chance : (fair?.early?.chance ?? chance);
  return [
    [win, decided * wins],
    [lose, decided * (1 - wins)],
    [back, 1 - decided],
  ] as const;
}

/** What a coupon pays on average by the model, over every result of its open bets. */
export function worthOf({ world }: Player, coupon: StoredCoupon): number {
  const sum = (results: ReadonlyMap<number, BetStatusId>, index: number): number => {
    const bet = coupon.bets[index];
    if (bet === undefined) {
      const bets = coupon.bets.map((each) => ({ ...each, statusId: results.get(each.position) ?? each.statusId }));
      return figuresOf({ ...coupon, bets }).payout ?? 0;
    }
    if (bet.statusId >= 0) return sum(results, index + 1);
    return endsOf(world, bet).reduce(
      (all, [statusId, share]) =>
        share > 0 ? all + share * sum(new Map([...results, [bet.position, statusId]]), index + 1) : all,
      0,
    );
  };
  return sum(new Map(), 0);
}

type Wanted = { count: number; isQuick?: boolean; isFit?: (market: SimMarket) => boolean };

/** One outcome of each of so many matches that have not begun; quick: they begin within two hours. */
export function pick({ world }: Player, random: () => number, { count, isQuick = true, isFit = () => true }: Wanted) {
  const { simulator, clock } = world;
  const soon = clock.now() / 1000 + 2 * 3600;
  const matches = simulator
    .snapshot()
    .games.filter(
      ({ status, startAt, outcomesCount }) =>
        status === 0 && outcomesCount === undefined && (!isQuick || startAt < soon),
    );
  const chosen: SimMarket[] = [];
  while (chosen.length < count && matches.length > 0) {
    const [match] = matches.splice(Math.floor(random() * matches.length), 1);
    const fit = simulator
      .marketsOf(match?.id ?? 0)
      .filter((market) => !market.isBlocked && !market.isBannedExpress && market.milli <= 6000 && isFit(market));
    const market = fit[Math.floor(random() * fit.length)];
    if (market) chosen.push(market);
  }
  return chosen;
}

/** A step of a robot: what it brought for each unit that it cost, by the model. */
export type Step = { name: string; share: number };

/** Prints each kind of step; gives the best of each. */
export function bestOf(steps: readonly Step[]): ReadonlyMap<string, number> {
  const kinds = Map.groupBy(steps, ({ name }) => name);
  const best = new Map([...kinds].map(([name, all]) => [name, Math.max(...all.map(({ share }) => share))]));
  const percent = (share: number) => (share * 100 - 100).toFixed(1);
  sayFigures(
    [...kinds]
      .map(([name, all]) => {
        const average = all.reduce((sum, { share }) => sum + share, 0) / all.length;
        return `${name.padEnd(26)} ${String(all.length).padStart(5)} times, on average ${percent(average)} %, at best ${percent(best.get(name) ?? 0)} %`;
      })
      .join('\n'),
  );
  return best;
}
