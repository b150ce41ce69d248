import { gameIdOf, racePlaceOf } from '../ids.ts';
import type { createOutrights } from '../outrights/outrights.ts';
import type { Races } from './races.ts';

type Outrights = ReturnType<typeof createOutrights>;

/** Events with many outcomes: long-term bets, and races. Their numbers tell which kind they are. */
export function beside(outrights: Outrights, races: Races): Outrights {
  const ofMatch = (gameId: number) => (racePlaceOf(gameId) === null ? outrights : races);
  const ofMarket = (marketId: number) => ofMatch(gameIdOf(marketId));
  return {
    tick: (at) => {
      const [first, second] = [outrights.tick(at), races.tick(at)];
      return { ops: [...first.ops, ...second.ops], settled: [...first.settled, ...second.settled] };
    },
    matches: () => [...outrights.matches(), ...races.matches()],
    champOf: (gameId) => ofMatch(gameId).champOf(gameId),
    match: (gameId) => ofMatch(gameId).match(gameId),
    marketsOf: (gameId) => ofMatch(gameId).marketsOf(gameId),
    market: (marketId) => ofMarket(marketId).market(marketId),
    fairOf: (marketId) => ofMarket(marketId).fairOf(marketId),
    watch: (gameId, isWatched) => {
      ofMatch(gameId).watch(gameId, isWatched);
    },
    changed: () => {
      outrights.changed();
      races.changed();
    },
    has: (gameId, at) => ofMatch(gameId).has(gameId, at),
    resultOf: (marketId, at) => ofMarket(marketId).resultOf(marketId, at),
    namesOf: (marketId) => ofMarket(marketId).namesOf(marketId),
  };
}
