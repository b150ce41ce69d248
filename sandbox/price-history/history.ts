import { type PriceHistory, priceHistoryBounds, type PriceLine } from '../../contracts/price-history.ts';
import { gameIdOf, type SimMatch, type Simulator } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';
import { dayMs } from '../world/clock.ts';
import type { PriceKeeper } from './keeper.ts';
import type { createPast } from './past.ts';

/** A history begins so long before the match, or so long before now. */
const beforeStart = 30 * 60_000;
/** For an unwatched one the past is computed anew once in this many ms. */
const step = 10_000;

type Deps = {
  simulator: Simulator;
  prices: PriceKeeper;
  past: ReturnType<typeof createPast>;
  now: number;
  lng: string;
};

const beginOf = ({ startAt, zone }: SimMatch, now: number) =>
  zone === 'live' ? startAt * 1000 - beforeStart : Math.floor((now - dayMs) / step) * step;

/** Every change of an outcome until now: what was worked out, and from the moment on at which somebody watched what was told. */
function* pointsOf(
  match: SimMatch,
  marketId: number,
  { simulator, prices, past, now }: Deps,
): Generator<void, number[]> {
  const told = prices.of(marketId)?.points ?? [];
  const to = told[0] ?? Math.floor(now / step) * step;
  const asked = { gameId: match.id, from: beginOf(match, now), to };
  const main = yield* past({ ...asked, scope: 'main' });
  const before = main?.get(marketId) ?? (yield* past({ ...asked, scope: 'whole' }))?.get(marketId) ?? [];
  const isSame = before.at(-1) === told[1];
  const present = simulator.market(marketId)?.milli ?? 0;
  const points = [...before, ...(isSame ? told.slice(2) : told)];
  return points.length > 0 || present === 0 ? points : [now, present];
}

const oddsOf = (points: readonly number[]) => points.filter((milli, index) => index % 2 === 1 && milli > 0);

/** The points after `since` and up to `until`. */
const within = (points: readonly number[], since: number, until: number): number[] =>
  points.filter((_, index) => {
    const at = points[index - (index % 2)] ?? 0;
    return at > since && at <= until;
  });

/** How the prices of outcomes of one match went, as far as an answer has room: step by step. Null: no such match is on offer. */
export function* priceHistory(
  marketIds: readonly number[],
  since: number,
  deps: Deps,
): Generator<void, PriceHistory | null> {
  const { simulator, prices, now, lng } = deps;
  const gameId = gameIdOf(marketIds[0] ?? 0);
  const match = simulator.match(gameId);
  if (!match) return null;
  const wanted = [...new Set(marketIds)].filter((id) => gameIdOf(id) === gameId).slice(0, priceHistoryBounds.markets);
  const every: { id: number; points: number[] }[] = [];
  for (const id of wanted) every.push({ id, points: yield* pointsOf(match, id, deps) });
  const all = every.filter(({ points }) => points.length > 0);
  const moments = all
    .flatMap(({ points }) => points.filter((at, index) => index % 2 === 0 && at > since))
    .sort((a, b) => a - b);
  const isCut = moments.length > priceHistoryBounds.points;
  const until = isCut ? (moments[priceHistoryBounds.points - 1] ?? now) : now;
  return {
    gameId,
    startAt: match.startAt * 1000,
    until: Math.round(now),
    next: isCut ? until : null,
    lines: all.map(({ id, points }): PriceLine => {
      const odds = oddsOf(points);
      const ring = prices.of(id);
      const low = [...odds, ...(ring && ring.low > 0 ? [ring.low] : [])];
      return {
        id,
        name: localize(simulator.namesOf(id).name, lng),
        opening: odds[0] ?? 0,
        low: low.length > 0 ? Math.min(...low) : 0,
        high: Math.max(0, ring?.high ?? 0, ...odds),
        now: simulator.market(id)?.milli ?? 0,
        points: within(points, since, until),
      };
    }),
    marks: simulator.marksOf(gameId).filter(({ at }) => at > since && at <= until),
  };
}
