import type { PluginEntry } from '@contracts/plugin';

type Fields = Readonly<Record<string, unknown>>;

/** What a person wants of one app. Null: what the app itself says. */
export type AppEdit = Partial<{
  enabled: boolean | null;
  rollout: PluginEntry['rollout'] | null;
  requires: PluginEntry['requires'] | null;
  config: Fields | null;
  use: string | readonly unknown[] | null;
}>;
/** Changes that nobody has published: by app and field, and by slot who comes first. */
export type Draft = {
  apps: Readonly<Record<string, AppEdit>>;
  orders: Readonly<Record<string, readonly string[]>>;
};

export const noDraft: Draft = { apps: {}, orders: {} };
export const sizeOf = ({ apps, orders }: Draft): number => Object.keys(apps).length + Object.keys(orders).length;
export const isEmpty = (draft: Draft): boolean => sizeOf(draft) === 0;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const without = <Value>(values: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An app as it would be: the entry, with what the site says now and what the draft wants laid over it. */
export function entryWith(entry: PluginEntry, site: unknown, edit: AppEdit = {}): PluginEntry {
  const laid = Object.entries({ ...entry, ...fieldsOf(site), ...edit }).filter(([, value]) => value != null);
  return { ...(Object.fromEntries(laid) as PluginEntry), id: entry.id };
}

/** The draft with one more change. A change to the value that holds already is dropped. `now`: the value without the draft. */
export function withEdit(draft: Draft, id: string, edit: AppEdit, now: PluginEntry): Draft {
  const wanted = Object.entries({ ...draft.apps[id], ...edit }).filter(
    ([field, value]) => !isSame(value ?? null, Reflect.get(now, field) ?? null),
  );
  const apps = without(draft.apps, id);
  return { ...draft, apps: wanted.length === 0 ? apps : { ...apps, [id]: Object.fromEntries(wanted) } };
}

/** The same for the order of a slot. */
export const withOrder = (draft: Draft, slot: string, order: readonly string[], now: readonly string[]): Draft => ({
  ...draft,
  orders: isSame(order, now) ? without(draft.orders, slot) : { ...draft.orders, [slot]: order },
});

/** The app at another place of the list, counted from 0. */
export const moved = (list: readonly string[], id: string, place: number): readonly string[] =>
  list.filter((one) => one !== id).toSpliced(place, 0, id);
