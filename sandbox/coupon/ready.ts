import type { Zone } from '../../contracts/feed.ts';
import { type Milli, milliToWire, productMilli } from '../../contracts/maths/index.ts';
import type { OfferedMarket, ReadyExpress } from '../../contracts/sharing.ts';
import { isVirtualSport } from '../../contracts/virtual/facts.ts';
import { type SimChamp, type SimMarket, type SimMatch, wireMarket, wireMatch } from '../../simulator/index.ts';
import { createRandom, hash, type Random } from '../../simulator/random.ts';
import { localize } from '../texts/text.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { champNameOf, withoutIncidents } from './bet-facts.ts';

/** Outcomes that can share a coupon: of different matches, none suspended or banned from an express. */
export type Candidate = { match: SimMatch; market: SimMarket };

/** How many accumulators a day has, and how many bets each. */
const sizes = [3, 4, 5];
const allBets = sizes.reduce((sum, size) => sum + size, 0);

type Wanted = {
  zone?: Zone | undefined;
  sports?: readonly number[] | undefined;
  min: Milli;
  max: Milli;
};

/** A match, and its main outcomes that fit. */
export type Fitting = { match: SimMatch; markets: SimMarket[] };

/**
 * Matches on offer with main outcomes that fit, the greatest competitions first. A match is priced only when it is its turn: whoever
 * needs twelve outcomes has few more priced.
 */
export function* fitting({ simulator }: World, { zone, sports, min, max }: Wanted): Generator<Fitting, void> {
  const { games, champs } = simulator.snapshot();
  const weights = new Map(champs.map(({ id, weight }: SimChamp) => [id, weight]));
  const weightOf = ({ champId }: SimMatch) => weights.get(champId) ?? 0;
  const wanted = games.filter(
    (match) =>
      !isVirtualSport(match.sportId) &&
      !match.isFinished &&
      match.outcomesCount === undefined &&
      match.status !== 4 &&
      (zone === undefined || match.zone === zone) &&
      (sports === undefined || sports.includes(match.sportId)),
  );
  for (const match of wanted.toSorted((a, b) => weightOf(b) - weightOf(a) || a.startAt - b.startAt)) {
    const markets = simulator
      .marketsOf(match.id)
      .filter(
        ({ isMain, isBlocked, isBannedExpress, milli }) =>
          isMain && !isBlocked && !isBannedExpress && milli >= min && milli <= max,
      );
    if (markets.length > 0) yield { match, markets };
  }
}

/** One outcome for each match, drawn. */
export function* drawn(fit: Iterable<Fitting>, random: Random): Generator<Candidate, void> {
  for (const { match, markets } of fit) {
    const market = markets[Math.floor(random() * markets.length)];
    if (market) yield { match, market };
  }
}

export function offered(world: World, { match, market }: Candidate, lng: string): OfferedMarket {
  const champName = champNameOf(world, match.champId);
  return {
    ...wireMarket(market, lng),
    game: wireMatch(withoutIncidents(match), lng),
    ...(champName && { champName: localize(champName, lng) }),
  };
}

export const coefOf = (chosen: readonly Candidate[]): number =>
  milliToWire(productMilli(chosen.map(({ market }) => market.milli)));

/**
 * The accumulators of this day. Everybody gets the same ones until one of their matches is over or closed; new ones are
 * then made of the remaining matches.
 */
export function readyExpresses(world: World, zone: Zone, lng: string): ReadyExpress[] {
  const day = Math.floor(world.clock.now() / dayMs);
  const random = createRandom(hash(world.seed, day, zone === 'live' ? 1 : 0));
  const pool = [...drawn(fitting(world, { zone, min: 1200, max: 2600 }), random).take(allBets)];
  return sizes.flatMap((size, index) => {
    const chosen = pool.splice(0, size);
    if (chosen.length < size) return [];
    const expressId = `${zone}-${String(day)}-${String(index + 1)}`;
    return [{ expressId, coef: coefOf(chosen), markets: chosen.map((one) => offered(world, one, lng)) }];
  });
}
