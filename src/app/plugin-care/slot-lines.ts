import { combine } from 'effector';

import { slotLimit } from '@contracts/slot-limits';
import { slotSettingFaults } from '@contracts/slot-settings';

import { $catalog, $slots } from '@/entities/plugin';
import { $siteConfig } from '@/entities/site';
import { pluginLine } from '@/shared/plugin-files';

/** The log lines about slots: apps without room, and errors in the configuration. */
export const $slotLines = combine($catalog, $slots, $siteConfig, (catalog, slots, config): string[] => {
  if (catalog === null) return [];
  const ids = [...catalog.entries, ...catalog.problems].map(({ id }) => id);
  const left = Object.entries(slots ?? {}).flatMap(([name, slot]) =>
    slot.left.map((app) =>
      pluginLine(app, 'mount', `it finds no room in slot "${name}", which takes ${String(slotLimit(name))}`),
    ),
  );
  return [...left, ...slotSettingFaults(config?.slots ?? {}, ids).map((fault) => `The configuration: ${fault}`)];
});
