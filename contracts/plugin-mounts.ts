import type { PluginEntry } from './plugin.ts';

const placeOf = (mount: PluginEntry['mounts'][number]): string =>
  'slot' in mount ? `slot ${mount.slot}` : `route ${mount.route}`;

/** The places in the list of mounts that say again what one before them said. An app is once in a slot. */
export const repeatedMounts = (mounts: PluginEntry['mounts']): number[] => {
  const places = mounts.map(placeOf);
  return places.flatMap((place, index) => (places.indexOf(place) < index ? index : []));
};
