import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

const Fields = z.record(z.string(), z.unknown());
const words = { title: z.optional(z.string()) };
/** One setting, as an entry describes it. */
const Setting = z.discriminatedUnion('type', [
  z.object({ ...words, type: z.literal('string'), default: z.string() }),
  z.object({ ...words, type: z.literal('boolean'), default: z.boolean() }),
  z.object({ ...words, type: z.literal('enum'), default: z.string(), options: z.array(z.string()) }),
  z.object({
    ...words,
    type: z.literal('number'),
    default: z.number(),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
  }),
]);
export type Setting = z.infer<typeof Setting> & { name: string; value: string | number | boolean };

/** The settings of an app with their present values. One that is described wrongly is left out. */
export function settingsOf(entry: PluginEntry): Setting[] {
  const schema = Fields.safeParse(Reflect.get(entry, 'configSchema')).data ?? {};
  return Object.entries(schema).flatMap(([name, raw]) => {
    const { data } = Setting.safeParse(raw);
    if (data === undefined) return [];
    const given = entry.config?.[name];
    return [
      { ...data, name, value: typeof given === typeof data.default ? (given as Setting['value']) : data.default },
    ];
  });
}

type SlotMount = { slot: string; order: number };

/** The slots of an app, and its place among others in each. */
export const slotMountsOf = ({ mounts }: PluginEntry): SlotMount[] =>
  mounts.flatMap((mount) => ('slot' in mount ? [{ slot: mount.slot, order: mount.order ?? 0 }] : []));

/** The mounts of an app when it has another place in a slot. */
export const withOrder = ({ mounts }: PluginEntry, slot: string, order: number) =>
  mounts.map((mount) => ('slot' in mount && mount.slot === slot ? { ...mount, order } : mount));
