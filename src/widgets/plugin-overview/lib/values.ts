import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

/** Where a value of an entry comes from: the last one that names it. */
export type Source = 'manifest' | 'site' | 'browser';
type PluginValue = { field: string; value: unknown; source: Source };

const Fields = z.record(z.string(), z.unknown());
const fieldsOf = (tree: unknown, id: string): Readonly<Record<string, unknown>> => {
  const all = Fields.safeParse(tree).data ?? {};
  return (Object.hasOwn(all, id) ? Fields.safeParse(all[id]).data : undefined) ?? {};
};

/** `site` and `browser`: what either lays over all apps. The site's own has that of the browser in it. */
export function valuesOf(entry: PluginEntry, site: unknown, browser: unknown): PluginValue[] {
  const [bySite, byBrowser] = [fieldsOf(site, entry.id), fieldsOf(browser, entry.id)];
  return Object.entries(entry).map(([field, value]) => ({
    field,
    value,
    source: Object.hasOwn(byBrowser, field) ? 'browser' : Object.hasOwn(bySite, field) ? 'site' : 'manifest',
  }));
}
