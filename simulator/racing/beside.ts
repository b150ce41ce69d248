import { gameIdOf, racePlaceOf } from '../ids.ts';
import type { createOutrights } from '../outrights/outrights.ts';
import type { Races } from './races.ts';

type Outrights = ReturnType<typeof createOutrights>;

/** Events with many outcomes: long-term bets, and races. Their numbers say which they are. */
export function beside(outrights: Outrights, races: Races): Outrights {
  const ofGame = (gameId: number) => (racePlaceOf(gameId) === null ? outrights : races);
  const ofMarket = (marketId: number) => ofGame(gameIdOf(marketId));
  return {
    tick: (at) => {
      const [first, second] = [outrights.tick(at), races.tick(at)];
      return { ops: [...first.ops, ...second.ops], settled: [...first.settled, ...second.settled] };
    },
    games: () => [...outrights.games(), ...races.games()],
    champOf: (gameId) => ofGame(gameId).champOf(gameId),
    game: (gameId) => ofGame(gameId).game(gameId),
    marketsOf: (gameId) => ofGame(gameId).marketsOf(gameId),
    market: (marketId) => ofMarket(marketId).market(marketId),
    fairOf: (marketId) => ofMarket(marketId).fairOf(marketId),
    watch: (gameId, isWatched) => {
      ofGame(gameId).watch(gameId, isWatched);
    },
    changed: () => {
      outrights.changed();
      races.changed();
    },
    has: (gameId, at) => ofGame(gameId).has(gameId, at),
    resultOf: (marketId, at) => ofMarket(marketId).resultOf(marketId, at),
    namesOf: (marketId) => ofMarket(marketId).namesOf(marketId),
  };
}
