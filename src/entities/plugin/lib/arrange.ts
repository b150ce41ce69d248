import type { PluginEntry } from '@contracts/plugin';
import { slotLimit } from '@contracts/slot-limits';

/**
 * `shown`: the apps in a slot, in order. `left`: the apps without room. `isOff`: somebody has switched one of them off.
 */
type Slot = { shown: readonly PluginEntry[]; left: readonly PluginEntry[]; isOff: boolean };
export type Arrangement = Readonly<Record<string, Slot>>;

/** `slots` of the site configuration, unchecked. */
export type SlotSettings = Readonly<Record<string, unknown>>;

/** How an entry is mounted in a slot. */
export const mountIn = (name: string, { mounts }: PluginEntry) =>
  mounts.find((mount) => 'slot' in mount && mount.slot === name) as
    Extract<PluginEntry['mounts'][number], { slot: string }> | undefined;

/** A list of the configuration. Any other value counts as empty. */
const listOf = (setting: unknown, field: 'order' | 'remove' | 'add'): readonly unknown[] => {
  const list = (Object(setting) as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(list) ? list : [];
};

/**
 * Who stands where. `all`: every usable entry; `wanted`: the apps for this visitor. The apps that the configuration
 * names go first, in its order, then all by `order` of the mount, then as in the manifest.
 */
export function arrange(
  all: readonly PluginEntry[],
  wanted: readonly PluginEntry[],
  settings: SlotSettings,
): Arrangement {
  const given = new Map(Object.entries(settings));
  const mounted = all.flatMap(({ mounts }) => mounts.flatMap((mount) => ('slot' in mount ? mount.slot : [])));
  const slotOf = (name: string): Slot => {
    const setting = given.get(name);
    const order = listOf(setting, 'order');
    const removed = listOf(setting, 'remove');
    const added = listOf(setting, 'add');
    const named = ({ id }: PluginEntry) => (order.includes(id) ? order.indexOf(id) : order.length);
    const own = (entry: PluginEntry) => mountIn(name, entry)?.order ?? 0;
    const apps = wanted
      .filter((entry) => mountIn(name, entry) !== undefined || added.includes(entry.id))
      .filter(({ id }) => !removed.includes(id))
      .sort((one, other) => named(one) - named(other) || own(one) - own(other));
    return {
      shown: apps.slice(0, slotLimit(name)),
      left: apps.slice(slotLimit(name)),
      isOff: all.some((entry) => mountIn(name, entry) && (!entry.enabled || removed.includes(entry.id))),
    };
  };
  return Object.fromEntries([...new Set([...mounted, ...given.keys()])].map((name) => [name, slotOf(name)]));
}
