import type { PluginEntry } from '@contracts/plugin';

/** The latest moment up to now at which an app of the list comes or goes, epoch ms; 0: none. At it and now the same apps are there. */
export const lastBoundary = (entries: readonly PluginEntry[], now: number): number =>
  Math.max(
    0,
    ...entries
      .flatMap(({ requires }) => [requires?.from, requires?.until])
      .map((moment) => Date.parse(moment ?? ''))
      .filter((moment) => moment <= now),
  );
