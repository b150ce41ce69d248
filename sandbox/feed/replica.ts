/** What a client knows of one topic: the plain meaning of the operations, to hold the hub against. */
import type { FeedEntities, FeedOp, Snapshot } from '../../contracts/feed.ts';

type Kinds = 'sport' | 'champ' | 'game' | 'market';

export function createReplica({ entities }: Pick<Snapshot, 'entities'>) {
  const all = { sport: new Map(), champ: new Map(), game: new Map(), market: new Map() } satisfies Record<
    Kinds,
    Map<number, Record<string, unknown>>
  >;
  const load = (kind: Kinds, list: { id: number }[] = []) =>
    list.forEach((entity) => all[kind].set(entity.id, { ...entity } as never));
  load('sport', entities.sports);
  load('champ', entities.champs);
  load('game', entities.games);
  load('market', entities.markets);

  const drop = (kind: Kinds, id: number) => {
    all[kind].delete(id);
    if (kind !== 'game') return;
    for (const [market, value] of all.market)
      if ((value as { gameId: number }).gameId === id) all.market.delete(market);
  };
  const apply = (op: FeedOp) => {
    if (op.op === 'odds') {
      for (let index = 0; index < op.values.length; index += 2) {
        const market = all.market.get(op.values[index]!) as { coef: number } | undefined;
        if (market) market.coef = op.values[index + 1]! / 1000;
      }
    } else if (op.op === 'del') drop(op.kind, op.id);
    else if (op.op === 'patch') {
      const known = all[op.kind].get(op.id) as Record<string, unknown> | undefined;
      for (const [field, value] of known ? Object.entries(op.value) : []) {
        if (value === null && field !== 'elapsed') delete known![field];
        else known![field] = value;
      }
    } else if (op.kind === 'sport' || op.kind === 'champ' || op.kind === 'game' || op.kind === 'market') {
      all[op.kind].set(op.id, { ...op.value } as never);
    }
  };
  return { apply, state: () => sorted(all) };
}

const sorted = (all: Record<Kinds, Map<number, unknown>>) =>
  Object.fromEntries(Object.entries(all).map(([kind, map]) => [kind, [...map].sort(([a], [b]) => a - b)]));

export const stateOf = (entities: FeedEntities) => createReplica({ entities }).state();
