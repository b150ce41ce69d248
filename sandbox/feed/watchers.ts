import { holdsScope, type Scope } from '../../simulator/index.ts';
import type { Prices } from './types.ts';

/** `end`: it shows nothing any more. */
export type Watcher = Prices & { end: () => void };
type Shown = { scopes: Map<number, Scope>; joined: Set<number> };

/**
 * The prices of a match are made once, for all who show them: this server's own topics, and edges. A match is watched
 * as widely as any of them shows it, and until the last has left it.
 */
export function createWatchers(prices: Prices): { add: () => Watcher } {
  const watchers = new Set<Shown>();
  const widest = (gameId: number): Scope | undefined =>
    [...watchers]
      .flatMap(({ scopes }) => scopes.get(gameId) ?? [])
      .reduce<Scope | undefined>((known, scope) => (known && holdsScope(known, scope) ? known : scope), undefined);
  const keepAllJoined = () => prices.keepJoined(new Set([...watchers].flatMap(({ joined }) => [...joined])));

  const add = (): Watcher => {
    const own: Shown = { scopes: new Map(), joined: new Set() };
    watchers.add(own);
    const unwatch = (gameId: number) => {
      if (own.scopes.delete(gameId) && widest(gameId) === undefined) prices.unwatch(gameId);
    };
    return {
      watch: (gameId, scope) => {
        own.scopes.set(gameId, scope);
        return prices.watch(gameId, widest(gameId) ?? scope);
      },
      unwatch,
      followJoined: (marketIds) => {
        const ids = [...marketIds];
        for (const id of ids) own.joined.add(id);
        prices.followJoined(ids);
      },
      keepJoined: (followed) => {
        own.joined = new Set(followed);
        keepAllJoined();
      },
      end: () => {
        watchers.delete(own);
        for (const gameId of [...own.scopes.keys()]) unwatch(gameId);
        keepAllJoined();
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
