import type { Kept, PluginStorage } from '@sdk';
import { createEvent, createStore, type EventCallable, type Scope, scopeBind, type StoreWritable } from 'effector';

import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

type Values = Readonly<Record<string, Kept>>;
type Drawer = { $values: StoreWritable<Values>; opened: EventCallable<void>; changed: EventCallable<Values> };

/** For all that one plugin keeps, as the text that is written. */
const quota = 16_000;

const Json: z.ZodMiniType<Kept> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(Json), z.record(z.string(), Json)]),
);
const Drawer = z.record(z.string(), Json);

/** One drawer a plugin, however often it is mounted. Kept for as long as the page, for other tabs write to it. */
const drawers = new Map<string, Drawer>();
function drawerOf(id: string): Drawer {
  const known = drawers.get(id);
  if (known !== undefined) return known;
  const opened = createEvent();
  const changed = createEvent<Values>();
  const $values = createStore<Values>({}).on(changed, (_, values) => values);
  persist({ store: $values, key: `plugin.${id}`, schema: Drawer, pickup: opened });
  const drawer = { $values, opened, changed };
  drawers.set(id, drawer);
  return drawer;
}

const none: Values = {};
const $none = createStore(none);

type Given = { id: string; scope: Scope; isGranted: boolean; refuse: () => void; warn: (text: string) => void };

/** `host.storage`: the plugin's own drawer, closed to others. */
export function createStorage({ id, scope, isGranted, refuse, warn }: Given): PluginStorage {
  if (!isGranted)
    return { $values: $none, get: refuse as () => undefined, set: () => (refuse(), false), remove: refuse };
  const { $values, opened, changed } = drawerOf(id);
  const change = scopeBind(changed, { scope });
  scopeBind(opened, { scope })();
  const read = () => scope.getState($values);
  return {
    $values,
    get: (key) => (Object.hasOwn(read(), key) ? read()[key] : undefined),
    set: (key, value) => {
      const next = Drawer.safeParse({ ...read(), [key]: value });
      if (!next.success) warn(`it keeps "${key}", which is no JSON`);
      else if (JSON.stringify(next.data).length > quota)
        warn(`it keeps more than ${quota} signs: "${key}" is not kept`);
      else {
        change(next.data);
        return true;
      }
      return false;
    },
    remove: (key) => {
      change(Object.fromEntries(Object.entries(read()).filter(([name]) => name !== key)));
    },
  };
}
