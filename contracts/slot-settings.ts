import { isSlot, slotNames } from './slots.ts';
import { z } from './zod.ts';

/**
 * What the site configuration says about one slot, by ids of apps. `order`: the apps in order, with priority over the
 * entries. `remove`: the removed apps. `add`: apps that are added though their entry does not name the slot.
 */
const SlotSetting = z.strictObject({
  order: z.optional(z.array(z.string())),
  remove: z.optional(z.array(z.string())),
  add: z.optional(z.array(z.string())),
});

/** What is wrong in `slots` of the site configuration, each by its path. The page ignores it and nothing else. */
export function slotSettingFaults(settings: Readonly<Record<string, unknown>>, ids: readonly string[]): string[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const path = `slots["${name}"]`;
    if (!isSlot(name)) return [`${path} is no slot: there are ${slotNames.join(', ')}`];
    const { data, error } = SlotSetting.safeParse(setting);
    const wrong = (error?.issues ?? []).map((issue) => `${[path, ...issue.path].join('.')}: ${issue.message}`);
    const strangers = [...(data?.order ?? []), ...(data?.remove ?? []), ...(data?.add ?? [])]
      .filter((id) => !ids.includes(id))
      .map((id) => `${path} names a plugin that nobody knows: "${id}"`);
    return [...wrong, ...new Set(strangers)];
  });
}
