import { type DomainOp, gameIdOf, patchedMarket, type SimMarket } from '../../simulator/index.ts';
import type { All } from './talk.ts';

type Entity = Exclude<DomainOp, { op: 'odds' | 'patch' }>['kind'];

/** What core has told: enough to give prices again, and to find what a whole state has changed. */
export function createMirror() {
  const held = { sport: new Set<number>(), champ: new Set<number>(), game: new Set<number>() };
  const markets = new Map<number, Map<number, SimMarket>>();

  const price = (id: number, milli: number) => {
    const known = markets.get(gameIdOf(id));
    const market = known?.get(id);
    if (known && market) known.set(id, { ...market, milli });
  };
  const drop = (kind: Entity, id: number) => {
    if (kind === 'market') markets.get(gameIdOf(id))?.delete(id);
    else held[kind].delete(id);
    if (kind === 'game') markets.delete(id);
  };
  const take = (op: DomainOp) => {
    if (op.op === 'odds') {
      for (let index = 0; index + 1 < op.values.length; index += 2)
        price(op.values[index] ?? 0, op.values[index + 1] ?? 0);
    } else if (op.op === 'del') drop(op.kind, op.id);
    else if (op.op === 'patch') {
      const known = markets.get(gameIdOf(op.id));
      const market = known?.get(op.id);
      if (known && market) known.set(op.id, patchedMarket(market, op.value));
    } else if (op.kind === 'market') markets.get(op.value.gameId)?.set(op.id, op.value);
    else held[op.kind].add(op.id);
  };
  /** Notes the operations, and gives them on. */
  const taken = (ops: DomainOp[]): DomainOp[] => {
    ops.forEach(take);
    return ops;
  };
  const gone = (kind: Entity, known: Iterable<number>, kept: readonly { id: number }[]): DomainOp[] => {
    const ids = new Set(kept.map(({ id }) => id));
    return [...known].filter((id) => !ids.has(id)).map((id) => ({ op: 'del', kind, id }));
  };

  return {
    taken,
    /** From now on the prices of this match are kept. Gives those that are known. */
    open(gameId: number): SimMarket[] {
      const known = markets.get(gameId) ?? new Map<number, SimMarket>();
      markets.set(gameId, known);
      return [...known.values()];
    },
    close: (gameId: number): void => void markets.delete(gameId),
    /** Operations from what is known to this whole state. */
    toAll: ({ entities: { sports, champs, games } }: Pick<All, 'entities'>): DomainOp[] =>
      taken([
        ...gone('game', held.game, games),
        ...gone('champ', held.champ, champs),
        ...gone('sport', held.sport, sports),
        ...sports.map((value): DomainOp => ({ op: 'put', kind: 'sport', id: value.id, value })),
        ...champs.map((value): DomainOp => ({ op: 'put', kind: 'champ', id: value.id, value })),
        ...games.map((value): DomainOp => ({ op: 'put', kind: 'game', id: value.id, value })),
      ]),
    /** Operations from the known prices of a match to these. None when nobody shows them any more. */
    toMarkets(gameId: number, now: readonly SimMarket[]): DomainOp[] {
      const known = markets.get(gameId);
      if (!known) return [];
      return taken([
        ...gone('market', [...known.keys()], now),
        ...now.map((value): DomainOp => ({ op: 'put', kind: 'market', id: value.id, value })),
      ]);
    },
  };
}
