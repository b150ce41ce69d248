import type { PluginEntry } from '@contracts/plugin';

/** Whether the manifest mounts an entry in a slot. */
export const inSlot =
  (name: string) =>
  ({ mounts }: PluginEntry): boolean =>
    mounts.some((mount) => 'slot' in mount && mount.slot === name);
