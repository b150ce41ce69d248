/**
 * What a client knows of one topic when it follows the operations by their plain meaning. Tests compare the hub with
 * it.
 */
import type { FeedEntities } from '../../contracts/feed.ts';
import type { FeedOp } from '../../contracts/frames.ts';
import type { Kind } from './entity-store.ts';

type Fields = Map<string, unknown>;

const kinds = ['sport', 'champ', 'game', 'market'] as const;
const isKind = (kind: string): kind is Kind => kinds.some((each) => each === kind);

export function createReplica({ entities }: { entities: FeedEntities }) {
  const all: Record<Kind, Map<number, Fields>> = {
    sport: new Map(),
    champ: new Map(),
    game: new Map(),
    market: new Map(),
  };
  const put = (kind: Kind, entity: { id: number }) => all[kind].set(entity.id, new Map(Object.entries(entity)));
  entities.sports?.forEach((each) => put('sport', each));
  entities.champs?.forEach((each) => put('champ', each));
  entities.games?.forEach((each) => put('game', each));
  entities.markets?.forEach((each) => put('market', each));

  const patch = (known: Fields, value: Readonly<Record<string, unknown>>) => {
    for (const [field, next] of Object.entries(value)) {
      if (next === null && field !== 'elapsed') known.delete(field);
      else known.set(field, next);
    }
  };
  const price = (values: readonly number[]) => {
    for (let index = 0; index + 1 < values.length; index += 2) {
      all.market.get(values[index] ?? 0)?.set('coef', (values[index + 1] ?? 0) / 1000);
    }
  };
  const drop = (kind: Kind, id: number) => {
    all[kind].delete(id);
    if (kind !== 'game') return;
    for (const [marketId, market] of all.market) if (market.get('gameId') === id) all.market.delete(marketId);
  };

  return {
    apply(op: FeedOp): void {
      if (op.op === 'odds') price(op.values);
      else if (op.op === 'del') drop(op.kind, op.id);
      else if (op.op === 'patch') patch(all[op.kind].get(op.id) ?? new Map<string, unknown>(), op.value);
      else if (isKind(op.kind) && 'id' in op.value) put(op.kind, { ...op.value, id: Number(op.id) });
    },
    /** Thousandths. */
    priceOf: (id: number): number => Math.round(Number(all.market.get(id)?.get('coef')) * 1000),
    state: () =>
      kinds.map((kind) =>
        [...all[kind]]
          .sort(([a], [b]) => a - b)
          .map(([id, fields]) => [kind, id, Object.fromEntries([...fields].sort())]),
      ),
  };
}

export const stateOf = (entities: FeedEntities) => createReplica({ entities }).state();
