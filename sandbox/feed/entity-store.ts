import type { DomainOp, SimChamp, SimEntities, SimGame, SimMarket, SimSport } from '../simulator/types.ts';

export type Kind = 'sport' | 'champ' | 'game' | 'market';
export type EntityOf = { sport: SimSport; champ: SimChamp; game: SimGame; market: SimMarket };

/** `before` and `after` are null when the entity was or is not there. */
export type Change = {
  [K in Kind]: { kind: K; id: number; before: EntityOf[K] | null; after: EntityOf[K] | null };
}[Kind];

/** Everything on offer now, and since when (ms of the world) each game's clock stands as it is written. */
export function createEntityStore() {
  const sports = new Map<number, SimSport>();
  const champs = new Map<number, SimChamp>();
  const games = new Map<number, SimGame>();
  const markets = new Map<number, SimMarket>();
  const marketIds = new Map<number, Set<number>>();
  const clockAt = new Map<number, number>();

  const dropMarket = (id: number): Change[] => {
    const before = markets.get(id);
    if (!before) return [];
    markets.delete(id);
    const siblings = marketIds.get(before.gameId);
    siblings?.delete(id);
    if (siblings?.size === 0) marketIds.delete(before.gameId);
    return [{ kind: 'market', id, before, after: null }];
  };

  const keepMarket = (market: SimMarket) => {
    const { id, gameId } = market;
    markets.set(id, market);
    const siblings = marketIds.get(gameId);
    if (siblings) siblings.add(id);
    else marketIds.set(gameId, new Set([id]));
  };
  const putMarket = (after: SimMarket): Change[] => {
    const { id } = after;
    const before = markets.get(id) ?? null;
    keepMarket(after);
    return [{ kind: 'market', id, before, after }];
  };

  const drop = (kind: Kind, id: number): Change[] => {
    if (kind === 'market') return dropMarket(id);
    if (kind === 'game') {
      const before = games.get(id);
      const ids = [...(marketIds.get(id) ?? [])];
      games.delete(id);
      clockAt.delete(id);
      return [...(before ? [{ kind, id, before, after: null }] : []), ...ids.flatMap(dropMarket)];
    }
    if (kind === 'sport') {
      const before = sports.get(id);
      sports.delete(id);
      return before ? [{ kind, id, before, after: null }] : [];
    }
    const before = champs.get(id);
    champs.delete(id);
    return before ? [{ kind, id, before, after: null }] : [];
  };

  const setPrices = (values: readonly number[]): Change[] => {
    const changes: Change[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      const before = markets.get(values[index] ?? 0);
      const milli = values[index + 1] ?? 0;
      if (!before || before.milli === milli) continue;
      const after = { ...before, milli };
      markets.set(before.id, after);
      changes.push({ kind: 'market', id: before.id, before, after });
    }
    return changes;
  };

  return {
    sports,
    champs,
    games,
    markets,
    marketsOf: (gameId: number): SimMarket[] =>
      [...(marketIds.get(gameId) ?? [])].flatMap((id) => markets.get(id) ?? []),
    /** The game with its clock as it stands at `now`. */
    gameAt(id: number, now: number): SimGame | undefined {
      const game = games.get(id);
      if (!game || game.elapsed === null || !game.clockRate) return game;
      const seconds = ((now - (clockAt.get(id) ?? now)) / 1000) * game.clockRate;
      return { ...game, elapsed: Math.floor(game.elapsed + seconds) };
    },
    apply(op: DomainOp, now: number): Change[] {
      if (op.op === 'odds') return setPrices(op.values);
      if (op.op === 'del') return drop(op.kind, op.id);
      if (op.op === 'patch') {
        const known = markets.get(op.id);
        return known ? putMarket({ ...known, ...op.value }) : [];
      }
      if (op.kind === 'market') return putMarket(op.value);
      if (op.kind === 'game') {
        const before = games.get(op.id) ?? null;
        games.set(op.id, op.value);
        clockAt.set(op.id, now);
        return [{ kind: 'game', id: op.id, before, after: op.value }];
      }
      if (op.kind === 'sport') {
        const before = sports.get(op.id) ?? null;
        sports.set(op.id, op.value);
        return [{ kind: 'sport', id: op.id, before, after: op.value }];
      }
      const before = champs.get(op.id) ?? null;
      champs.set(op.id, op.value);
      return [{ kind: 'champ', id: op.id, before, after: op.value }];
    },
    load(entities: SimEntities, now: number): void {
      for (const sport of entities.sports) sports.set(sport.id, sport);
      for (const champ of entities.champs) champs.set(champ.id, champ);
      for (const game of entities.games) {
        games.set(game.id, game);
        clockAt.set(game.id, now);
      }
      entities.markets.forEach(keepMarket);
    },
  };
}
export type EntityStore = ReturnType<typeof createEntityStore>;
