import {
  createEvent,
  createNode,
  createStore,
  createWatch,
  fork,
  type Node,
  type Scope,
  scopeBind,
  type Store,
  withRegion,
} from 'effector';

import { clearRegion } from '@/shared/plugin-files';

import { hosts, wayOf, ways } from './ways';

/** What one mounted app has of the host: `scope` and `units` are the host's, `own` is all that the app ever sees. */
export type Link = { scope: Scope; own: Scope; units: Node; show: <Facade extends object>(facade: Facade) => Facade };

/** By app. Of the document, like their scripts. */
const scopes = new Map<string, Scope>();

function ownScope(id: string, scope: Scope): Scope {
  const own = scopes.get(id) ?? fork();
  scopes.set(id, own);
  ways.set(own, wayOf(scope));
  hosts.set(own, scope);
  return own;
}

/** A plain copy: nothing of it leads to what the host keeps, and what an app does to it is its own affair. */
const copied = (value: unknown): unknown => (typeof value === 'function' ? value : structuredClone(value));

/**
 * Each app has a scope of its own. A store of its facade is a copy there, made when it is first read, which follows the
 * host's until the app is removed; no unit of the app is connected to a unit of the host. Decision D-620.
 */
export function linkOf(id: string, scope: Scope, gone: AbortSignal): Link {
  const own = ownScope(id, scope);
  const [units, copies] = [createNode({ regional: true }), createNode({ regional: true })];
  const end = () => {
    clearRegion(units, scope);
    clearRegion(copies, own);
  };
  // It may have been removed before this arrived.
  if (gone.aborted) queueMicrotask(end);
  gone.addEventListener('abort', end, { once: true });

  const copyOf = ($store: Store<unknown>) => {
    const now = () => copied(scope.getState($store));
    const { $own, told } = withRegion(copies, () => {
      const told = createEvent<unknown>();
      return { told, $own: createStore(now(), { skipVoid: false }).on(told, (_, value) => value) };
    });
    const tell = scopeBind(told, { scope: own });
    if (!gone.aborted) {
      const stop = withRegion(units, () => createWatch({ unit: $store, scope, fn: () => tell(now()) }));
      gone.addEventListener('abort', stop, { once: true });
    }
    return $own;
  };
  const show = <Facade extends object>(facade: Facade): Facade => {
    for (const [name, $store] of Object.entries(facade) as [string, Store<unknown>][]) {
      let $own: Store<unknown> | undefined;
      // The place sets `$params`, in the app's scope.
      if (name.startsWith('$') && name !== '$params')
        Object.defineProperty(facade, name, { get: () => ($own ??= copyOf($store)), configurable: true });
    }
    return facade;
  };
  return { scope, own, units, show };
}
