import type { DomainOp } from '../../simulator/index.ts';
import type { World } from '../world/world.ts';
import type { Order } from './store.ts';

/** What the book knows of a waiting order. */
export type Waiting = Pick<
  Order,
  'id' | 'userId' | 'kind' | 'marketId' | 'gameId' | 'side' | 'milli' | 'until' | 'endsAt'
>;

/** A match whose prices no page watches is looked at so often at most, in ms of the world, and so many in one beat. */
const lookEveryMs = 5000;
const matchesABeat = 8;

/**
 * The waiting orders of a world by outcome and by match, so that a change of prices meets its own orders alone. What a page watches is
 * told by the feed; the prices of other matches are made only when somebody asks, so these take turns.
 */
export function createOrderBook() {
  const byMarket = new Map<number, Map<number, Waiting>>();
  const byMatch = new Map<number, Map<number, number>>();
  /** When a match was last looked at, the longest ago first. */
  const turns = new Map<number, number>();
  const due = new Set<number>();
  let size = 0;
  let soonest = Infinity;

  const dueMatch = (gameId: number): void => {
    for (const marketId of byMatch.get(gameId)?.keys() ?? []) due.add(marketId);
  };

  return {
    size: () => size,
    /** The next moment at which one of them ends by the clock. */
    soonest: () => soonest,
    setSoonest: (at: number): void => {
      soonest = at;
    },
    add: (order: Waiting): void => {
      const { id, marketId, gameId, endsAt } = order;
      const orders = byMarket.get(marketId) ?? new Map<number, Waiting>();
      if (orders.has(id)) return;
      byMarket.set(marketId, orders.set(id, order));
      const markets = byMatch.get(gameId) ?? new Map<number, number>();
      byMatch.set(gameId, markets.set(marketId, (markets.get(marketId) ?? 0) + 1));
      if (!turns.has(gameId)) turns.set(gameId, 0);
      size += 1;
      soonest = Math.min(soonest, endsAt ?? Infinity);
      due.add(marketId);
    },
    remove: ({ id, marketId, gameId }: Pick<Waiting, 'id' | 'marketId' | 'gameId'>): void => {
      const orders = byMarket.get(marketId);
      if (!orders?.delete(id)) return;
      size -= 1;
      const markets = byMatch.get(gameId);
      const left = (markets?.get(marketId) ?? 1) - 1;
      if (left > 0) markets?.set(marketId, left);
      else markets?.delete(marketId);
      if (orders.size === 0) byMarket.delete(marketId);
      if (markets?.size !== 0) return;
      byMatch.delete(gameId);
      turns.delete(gameId);
    },
    ordersOn: (marketId: number): readonly Waiting[] => [...(byMarket.get(marketId)?.values() ?? [])],
    /** Notes which outcomes must be looked at after these changes. */
    heard: (ops: readonly DomainOp[]): void => {
      if (size === 0) return;
      for (const op of ops) {
        if (op.op === 'odds') {
          for (let at = 0; at + 1 < op.values.length; at += 2) {
            const marketId = op.values[at] ?? 0;
            if (byMarket.has(marketId)) due.add(marketId);
          }
        } else if (op.kind === 'game') dueMatch(op.id);
        else if (op.kind === 'market' && byMarket.has(op.id)) due.add(op.id);
      }
    },
    /** Some matches more, whose turn it is. */
    takeTurns: ({ clock }: Pick<World, 'clock'>): void => {
      const now = clock.now();
      for (const [gameId, at] of [...turns.entries().take(matchesABeat)]) {
        if (at > now - lookEveryMs && at <= now) break;
        turns.delete(gameId);
        turns.set(gameId, now);
        dueMatch(gameId);
      }
    },
    /** The next outcome to look at. */
    next: (): number | undefined => {
      const [marketId] = due;
      if (marketId !== undefined) due.delete(marketId);
      return marketId;
    },
    /** It has more orders than one beat takes. */
    later: (marketId: number): void => void due.add(marketId),
  };
}
export type OrderBook = ReturnType<typeof createOrderBook>;
