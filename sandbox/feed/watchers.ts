import { holdsScope, type Scope } from '../../simulator/index.ts';
import type { Prices } from './types.ts';

type Watcher = { scopes: Map<number, Scope>; joined: Set<number> };

/**
 * The prices of a match are made once, for all who show them: this server's own topics, and edges. A match is watched
 * as widely as any of them shows it, and until the last has left it.
 */
export function createWatchers(prices: Prices): { add: () => Prices } {
  const watchers: Watcher[] = [];
  const widest = (gameId: number): Scope | undefined =>
    watchers
      .flatMap(({ scopes }) => scopes.get(gameId) ?? [])
      .reduce<Scope | undefined>((known, scope) => (known && holdsScope(known, scope) ? known : scope), undefined);

  const add = (): Prices => {
    const own: Watcher = { scopes: new Map(), joined: new Set() };
    watchers.push(own);
    return {
      watch: (gameId, scope) => {
        own.scopes.set(gameId, scope);
        return prices.watch(gameId, widest(gameId) ?? scope);
      },
      unwatch: (gameId) => {
        own.scopes.delete(gameId);
        if (widest(gameId) === undefined) prices.unwatch(gameId);
      },
      followJoined: (marketIds) => {
        const ids = [...marketIds];
        for (const id of ids) own.joined.add(id);
        prices.followJoined(ids);
      },
      keepJoined: (followed) => {
        own.joined = new Set(followed);
        prices.keepJoined(new Set(watchers.flatMap(({ joined }) => [...joined])));
      },
    };
  };
  return { add };
}

declare module '../world/world.ts' {
  interface World {
    /** Who shows prices of matches. */
    watchers: ReturnType<typeof createWatchers>;
  }
}
