import type { RoomSite } from '@contracts/control-room';
import type { PluginEntry } from '@contracts/plugin';
import type { PluginFigures } from '@contracts/plugin-beacon';

import { mountIn } from '@/entities/plugin';

import { type Draft, entryWith } from './draft';

/** One app in the list. `entry`: as the draft wants it; `now`: as it is. `last`: who published something of it. */
export type RoomLine = {
  entry: PluginEntry;
  now: PluginEntry;
  isChanged: boolean;
  places: readonly string[];
  /** How many conditions decide who gets it. */
  conditions: number;
  last: { author: string; at: number } | null;
  figures: readonly PluginFigures[];
};

export const slotsOf = ({ mounts }: PluginEntry): readonly string[] =>
  mounts.flatMap((mount) => ('slot' in mount ? mount.slot : []));

const placesOf = (entry: PluginEntry): readonly string[] => [
  ...entry.mounts.map((mount) => ('slot' in mount ? mount.slot : mount.route)),
  ...(entry.pages ?? []).flatMap((page) => {
    const { page: path } = Object(page) as { page?: unknown };
    return typeof path === 'string' ? path : [];
  }),
];
const ofApp = (path: string, id: string) => path === `plugins.${id}` || path.startsWith(`plugins.${id}.`);

/** All apps, in the order of their names. */
export const linesOf = (
  entries: readonly PluginEntry[],
  site: RoomSite,
  draft: Draft,
  figures: readonly PluginFigures[],
): readonly RoomLine[] =>
  entries
    .map((entry): RoomLine => {
      const { id } = entry;
      const own = site.plugins[id];
      const laid = entryWith(entry, own, draft.apps[id]);
      const last = site.history.find(({ changes }) => changes.some(({ path }) => ofApp(path, id)));
      const { not = {}, ...conditions } = laid.requires ?? {};
      return {
        entry: laid,
        now: entryWith(entry, own),
        isChanged: id in draft.apps,
        places: placesOf(laid),
        conditions: Object.keys(conditions).length + (Object.keys(not).length > 0 ? 1 : 0),
        last: last === undefined ? null : { author: last.author, at: last.at },
        figures: figures.filter((one) => one.id === id),
      };
    })
    .toSorted((one, other) => one.entry.id.localeCompare(other.entry.id));

/** Is the text in the name, the owner, a place or the version? */
export function isFound({ entry: { id, owner = '', version, title = '' }, places }: RoomLine, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [id, owner, version, title, ...places].some((one) => one.toLowerCase().includes(wanted));
}

/** The apps in a slot, in the order of the site. */
export function orderOf(slot: string, entries: readonly PluginEntry[], named: readonly string[]): readonly string[] {
  const place = ({ id }: PluginEntry) => (named.includes(id) ? named.indexOf(id) : named.length);
  const own = (entry: PluginEntry) => mountIn(slot, entry)?.order ?? 0;
  return entries
    .filter((entry) => mountIn(slot, entry) !== undefined)
    .toSorted((one, other) => place(one) - place(other) || own(one) - own(other))
    .map(({ id }) => id);
}
