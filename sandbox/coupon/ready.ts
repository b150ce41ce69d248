import type { Zone } from '../../contracts/feed.ts';
import { milliToWire, productMilli, type Milli } from '../../contracts/maths/index.ts';
import type { OfferedMarket, ReadyExpress } from '../../contracts/sharing.ts';
import { createRandom, hash, type Random } from '../simulator/random.ts';
import { localize, type SimChamp, type SimGame, type SimMarket } from '../simulator/types.ts';
import { wireGame, wireMarket } from '../simulator/wire.ts';
import type { World } from '../world/index.ts';
import { champNameOf, withoutIncidents } from './bet-facts.ts';

/** Outcomes that go into one coupon: of different matches, none of them suspended or banned from an express. */
export type Candidate = { game: SimGame; market: SimMarket };

const DAY_MS = 24 * 3600 * 1000;
/** How many accumulators a day and how many bets each of them has. */
const SIZES = [3, 4, 5];

type Wanted = {
  zone?: Zone | undefined;
  sports?: readonly number[] | undefined;
  min: Milli;
  max: Milli;
};

/** Main outcomes on offer, the matches of the greatest competitions first, one outcome a match by lot. */
export function candidates(world: World, { zone, sports, min, max }: Wanted, random: Random): Candidate[] {
  const { games, markets, champs } = world.simulator.snapshot();
  const weights = new Map(champs.map(({ id, weight }: SimChamp) => [id, weight]));
  const byGame = new Map<number, SimMarket[]>();
  for (const market of markets) {
    const isFit =
      market.isMain && !market.isBlocked && !market.isBannedExpress && market.milli >= min && market.milli <= max;
    if (isFit) byGame.set(market.gameId, [...(byGame.get(market.gameId) ?? []), market]);
  }
  const wanted = games.filter(
    (game) =>
      !game.isFinished &&
      game.status !== 4 &&
      (zone === undefined || game.zone === zone) &&
      (sports === undefined || sports.includes(game.sportId)),
  );
  return wanted
    .toSorted((a, b) => (weights.get(b.champId) ?? 0) - (weights.get(a.champId) ?? 0) || a.startAt - b.startAt)
    .flatMap((game) => {
      const fit = byGame.get(game.id) ?? [];
      const market = fit[Math.floor(random() * fit.length)];
      return market ? [{ game, market }] : [];
    });
}

export function offered(world: World, { game, market }: Candidate, lng: string): OfferedMarket {
  const champName = champNameOf(world, game.champId);
  return {
    ...wireMarket(market, lng),
    game: wireGame(withoutIncidents(game), lng),
    ...(champName && { champName: localize(champName, lng) }),
  };
}

export const coefOf = (chosen: readonly Candidate[]): number =>
  milliToWire(productMilli(chosen.map(({ market }) => market.milli)));

/** The accumulators of this day: the same for everybody until one of their matches is over or closed, then of what is left. */
export function readyExpresses(world: World, zone: Zone, lng: string): ReadyExpress[] {
  const day = Math.floor(world.clock.now() / DAY_MS);
  const random = createRandom(hash(world.seed, day, zone === 'live' ? 1 : 0));
  const pool = candidates(world, { zone, min: 1200, max: 2600 }, random);
  return SIZES.flatMap((size, index) => {
    const chosen = pool.splice(0, size);
    if (chosen.length < size) return [];
    const expressId = `${zone}-${String(day)}-${String(index + 1)}`;
    return [{ expressId, coef: coefOf(chosen), markets: chosen.map((one) => offered(world, one, lng)) }];
  });
}
