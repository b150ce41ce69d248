import { combine, createEffect, createStore, sample } from 'effector';

import type { PageFault } from '@contracts/own-pages';
import { type PluginEntry, PluginPermission } from '@contracts/plugin';
import { repeatedMounts } from '@contracts/plugin-mounts';
import { samplePaths } from '@contracts/plugin-routes';
import { mountFault } from '@contracts/slots';

import { $catalog } from '@/entities/plugin';
import { loaded } from '@/shared/part';

import { restPart } from '../router/find-route';
import { $ownPages } from '../router/own-pages';
import { takesApps } from '../router/takes-apps';
import { faultsBegan } from './tell-faults';

/** Whether the page at a path shows remote apps. */
type Takes = (path: string) => boolean;

/** The page comes up without its whole map; without it no route is blamed. */
const findFx = createEffect(async (): Promise<Takes> => {
  const { findRest } = await loaded(restPart);
  return (path) => takesApps(findRest(path).meta);
});
const $takes = createStore<{ takes: Takes }>({ takes: () => true }).on(findFx.doneData, (_, takes) => ({ takes }));
sample({ clock: faultsBegan, target: findFx });

/** Requests of an entry that this host cannot meet. The plugin goes without it. */
const faultsOf = ({ mounts, permissions = [] }: PluginEntry, takes: Takes): string[] => [
  ...mounts.flatMap((mount) => {
    if ('slot' in mount) return mountFault(mount) ?? [];
    return samplePaths(mount.route).some(takes)
      ? []
      : [`is mounted at "${mount.route}", where no page shows remote apps`];
  }),
  ...repeatedMounts(mounts).map((index) => `is mounted twice in the same place: mounts[${String(index)}]`),
  ...permissions
    .filter((name) => !PluginPermission.options.some((known) => known === name))
    .map((name) => `asks for "${name}", which this host does not grant`),
];

const pageFault = ({ path, fault, isDropped }: PageFault): string =>
  `${isDropped ? 'loses a page' : 'loses a field of a page'}: ${path} ${fault}`;

/** By plugin; sentences without their subject. The log says them, and the control room shows them. Row PLUG-35. */
export const $pluginFaults = combine($catalog, $takes, $ownPages, (catalog, { takes }, own) =>
  (catalog?.all ?? []).map((entry) => ({
    id: entry.id,
    version: entry.version,
    faults: [
      ...faultsOf(entry, takes),
      ...own.faults.filter(({ id }) => id === entry.id && entry.share === undefined).map(pageFault),
    ],
  })),
);
