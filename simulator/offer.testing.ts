/** Tests ask these questions about all matches at once. The product asks match by match. */
import { gameIdOf } from './ids.ts';
import type { Simulator } from './interface.ts';
import type { SimEntities, SimMarket } from './types.ts';

/** Long-term events have tests of their own, and prices that take longer. */
const matchesOf = <T extends { outcomesCount?: number | undefined }>(matches: readonly T[]): T[] =>
  matches.filter(({ outcomesCount }) => outcomesCount === undefined);

export type Offer = SimEntities & { markets: SimMarket[] };

const byId = <T extends { id: number }>(list: readonly T[]): T[] => [...list].sort((a, b) => a.id - b.id);

/** Bets on these outcomes, as the simulator asks for them. */
export function createBets() {
  const waiting = new Map<number, number[]>();
  return {
    awaited: (gameId: number) => waiting.get(gameId) ?? null,
    place: (marketIds: readonly number[]) => {
      for (const id of marketIds) waiting.set(gameIdOf(id), [...(waiting.get(gameIdOf(id)) ?? []), id]);
    },
  };
}

/** Everything on offer with its prices, by number. */
export function offerOf(simulator: Simulator): Offer {
  const { sports, champs, games } = simulator.snapshot();
  const markets = matchesOf(games).flatMap(({ id }) => simulator.marketsOf(id));
  return { sports: byId(sports), champs: byId(champs), games: byId(games), markets: byId(markets) };
}

/** Watches every match, also later ones: like a player with the whole board in view. */
export function watchAll(simulator: Simulator): void {
  for (const { id } of matchesOf(simulator.snapshot().games)) simulator.watch(id);
  simulator.onOps((ops) => {
    for (const op of ops)
      if (op.op === 'put' && op.kind === 'game' && op.value.outcomesCount === undefined) simulator.watch(op.id);
  });
}
