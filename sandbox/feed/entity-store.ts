import {
  type DomainOp,
  holdsScope,
  patchedMarket,
  type Scope,
  type SimChamp,
  type SimEntities,
  type SimMarket,
  type SimMatch,
  type SimSport,
} from '../../simulator/index.ts';
import type { Prices } from './types.ts';

export type Kind = 'sport' | 'champ' | 'game' | 'market';
export type EntityOf = { sport: SimSport; champ: SimChamp; game: SimMatch; market: SimMarket };

/** `before` and `after` are null when there was or is no such entity. */
export type Change = {
  [K in Kind]: { kind: K; id: number; before: EntityOf[K] | null; after: EntityOf[K] | null };
}[Kind];

/**
 * Holds everything on offer now, and the prices of the matches that clients have asked for. It also knows since
 * when (ms of the world) the written clock of a match holds.
 */
export function createEntityStore(prices: Prices) {
  const sports = new Map<number, SimSport>();
  const champs = new Map<number, SimChamp>();
  const matches = new Map<number, SimMatch>();
  const markets = new Map<number, SimMarket>();
  /** Numbers of the outcomes of each watched match. */
  const marketIds = new Map<number, Set<number>>();
  /** How much of each watched match's offer is watched. */
  const scopeOf = new Map<number, Scope>();
  const clockAt = new Map<number, number>();

  const dropMarket = (id: number): Change[] => {
    const before = markets.get(id);
    if (!before) return [];
    markets.delete(id);
    marketIds.get(before.gameId)?.delete(id);
    return [{ kind: 'market', id, before, after: null }];
  };

  const keepMarket = (market: SimMarket) => {
    markets.set(market.id, market);
    marketIds.get(market.gameId)?.add(market.id);
  };
  const putMarket = (after: SimMarket): Change[] => {
    const { id, gameId } = after;
    if (!marketIds.has(gameId)) return [];
    const before = markets.get(id) ?? null;
    keepMarket(after);
    return [{ kind: 'market', id, before, after }];
  };

  const drop = (kind: Kind, id: number): Change[] => {
    if (kind === 'market') return dropMarket(id);
    if (kind === 'game') {
      const before = matches.get(id);
      const ids = [...(marketIds.get(id) ?? [])];
      matches.delete(id);
      clockAt.delete(id);
      const changes = [...(before ? [{ kind, id, before, after: null }] : []), ...ids.flatMap(dropMarket)];
      marketIds.delete(id);
      scopeOf.delete(id);
      return changes;
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

  const forget = (gameId: number) => {
    for (const id of marketIds.get(gameId) ?? []) markets.delete(id);
    marketIds.delete(gameId);
    scopeOf.delete(gameId);
  };
  const watch = (gameId: number, scope: Scope) => {
    marketIds.set(gameId, marketIds.get(gameId) ?? new Set());
    scopeOf.set(gameId, scope);
    // Changes that lists show are told already.
    for (const market of prices.watch(gameId, scope)) if (!markets.has(market.id)) keepMarket(market);
  };

  const movedClock = ({ id, elapsed, clockRate = 0 }: SimMatch, now: number): number =>
    (elapsed ?? 0) + ((now - (clockAt.get(id) ?? now)) / 1000) * clockRate;

  return {
    sports,
    champs,
    matches,
    markets,
    /**
     * Returns the outcomes of a match, at least those of `scope`. The first question makes their prices; after it
     * `apply` hears of every change.
     */
    marketsOf(gameId: number, scope: Scope): SimMarket[] {
      const known = scopeOf.get(gameId);
      if (matches.has(gameId) && !(known && holdsScope(known, scope))) watch(gameId, scope);
      return [...(marketIds.get(gameId) ?? [])].flatMap((id) => markets.get(id) ?? []);
    },
    /**
     * Drops the prices that no topic shows. Pass every match whose prices a topic shows, or a page stops at an old
     * price.
     */
    keepPrices(wanted: ReadonlyMap<number, Scope>): void {
      for (const gameId of [...marketIds.keys()]) {
        const scope = wanted.get(gameId);
        if (scope && holdsScope(scope, scopeOf.get(gameId) ?? 'main')) continue;
        forget(gameId);
        if (scope) watch(gameId, scope);
        else prices.unwatch(gameId);
      }
    },
    /** Gives the match with its clock moved on to `now`. */
    matchAt(id: number, now: number): SimMatch | undefined {
      const match = matches.get(id);
      if (!match || match.elapsed === null || !match.clockRate) return match;
      return { ...match, elapsed: Math.floor(movedClock(match, now)) };
    },
    apply(op: DomainOp, now: number): Change[] {
      if (op.op === 'odds') return setPrices(op.values);
      if (op.op === 'del') return drop(op.kind, op.id);
      if (op.op === 'patch') {
        const known = markets.get(op.id);
        return known ? putMarket(patchedMarket(known, op.value)) : [];
      }
      if (op.kind === 'market') return putMarket(op.value);
      if (op.kind === 'game') {
        const before = matches.get(op.id) ?? null;
        matches.set(op.id, op.value);
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
    /** Clocks are not rounded: whoever goes on from here must not lose a part of a second. */
    entities: (now: number): SimEntities => ({
      sports: [...sports.values()],
      champs: [...champs.values()],
      games: [...matches.values()].map((match) =>
        match.elapsed === null || !match.clockRate ? match : { ...match, elapsed: movedClock(match, now) },
      ),
    }),
    load(entities: SimEntities, now: number): void {
      for (const sport of entities.sports) sports.set(sport.id, sport);
      for (const champ of entities.champs) champs.set(champ.id, champ);
      for (const match of entities.games) {
        matches.set(match.id, match);
        clockAt.set(match.id, now);
      }
    },
  };
}
export type EntityStore = ReturnType<typeof createEntityStore>;
