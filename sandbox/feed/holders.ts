import type { FeedHolder } from './types.ts';

/** How many connections each address and each session has: a new connection must not cost a look at all of them. */
export function createHolders() {
  const counts = new Map<string, number>();
  const keysOf = (holder: FeedHolder | undefined): string[] => {
    if (holder === undefined) return [];
    const { address, sessionId } = holder;
    return [
      ...(address === '' ? [] : [`address ${address}`]),
      ...(sessionId === null ? [] : [`session ${String(sessionId)}`]),
    ];
  };
  const move = (holder: FeedHolder | undefined, by: 1 | -1) => {
    for (const key of keysOf(holder)) {
      const count = (counts.get(key) ?? 0) + by;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    }
  };
  return {
    add: (holder: FeedHolder | undefined) => move(holder, 1),
    remove: (holder: FeedHolder | undefined) => move(holder, -1),
    ofAddress: (address: string): number => counts.get(`address ${address}`) ?? 0,
    ofSession: (sessionId: number | null): number => counts.get(`session ${String(sessionId)}`) ?? 0,
  };
}
