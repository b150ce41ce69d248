import type { Watched } from '@sdk';
import { createWatch, type Scope, scopeBind, type Store, type StoreWritable } from 'effector';

/** `own`: the scope of the app that watches. */
export type WatchHost = { scope: Scope; own: Scope; gone: AbortSignal };

/** A list whose places have types of their own. */
export const tuple = <Items extends unknown[]>(...items: Items): Items => items;

type Look<Inputs extends unknown[], T> = {
  /** Gives what the value is made of, by `tuple`. The value is made again only when one of them is another. */
  read: () => Inputs;
  make: (...inputs: Inputs) => T;
  /** When any of these changes, the value may be another. */
  sources: readonly (Store<unknown> | StoreWritable<unknown>)[];
  /** Called with the first subscriber; gives what ends it. `changed`: look again. */
  open?: (changed: () => void) => () => void;
};

/**
 * A value for code that knows no stores. It follows its sources while somebody has subscribed, at most until the plugin
 * goes.
 */
export function createWatched<Inputs extends unknown[], T>(
  { scope, own, gone }: WatchHost,
  { read, make, sources, open }: Look<Inputs, T>,
): Watched<T> {
  const listeners = new Set<() => void>();
  let last: { inputs: Inputs; value: T } | null = null;
  let close: (() => void) | null = null;

  const look = (): T => {
    const inputs = read();
    if (last === null || inputs.some((input, index) => input !== last?.inputs[index]))
      last = { inputs, value: make(...inputs) };
    return last.value;
  };
  /** Subscribers of meanwhile have it already, the others do not. */
  let told: T | null = null;
  const changed = () => {
    const value = look();
    if (value === told) return;
    told = value;
    for (const listener of listeners) listener();
  };
  const begin = () => {
    told = look();
    const watches = sources.map((unit) => createWatch({ unit, fn: changed, scope }));
    const ended = open?.(changed);
    gone.addEventListener('abort', end);
    return () => {
      gone.removeEventListener('abort', end);
      for (const watch of watches) watch();
      ended?.();
    };
  };
  const end = () => {
    close?.();
    close = null;
  };

  return {
    get: look,
    subscribe: (listener) => {
      // Two subscribers may be one function. None hears in the host's scope.
      const tell = scopeBind(() => listener(), { scope: own });
      if (gone.aborted) return () => undefined;
      listeners.add(tell);
      close ??= begin();
      return () => {
        listeners.delete(tell);
        if (listeners.size === 0) end();
      };
    },
  };
}
