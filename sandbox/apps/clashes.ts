import { readOwnPages } from '../../contracts/own-pages.ts';
import type { PluginEntry } from '../../contracts/plugin.ts';
import { takenBy } from '../../contracts/plugin-routes.ts';
import { wrongField } from '../http/failure.ts';
import { createRouteTable } from '../static/route-table.ts';

const routesOf = ({ mounts }: PluginEntry): string[] =>
  mounts.flatMap((mount) => ('route' in mount ? mount.route : []));

/**
 * Refuses a version whose pages or routes the host or another app has, and one with a page that nobody can read. Without a build no
 * address of the host counts as taken. Row PLUG-94.
 */
export async function refuseClashes(entry: PluginEntry, current: readonly PluginEntry[], dist: string): Promise<void> {
  const others = current.filter(({ id }) => id !== entry.id);
  const faults = readOwnPages([...others, entry], takenBy(await createRouteTable(dist).rows())).faults.filter(
    ({ id }) => id === entry.id,
  );
  if (faults[0] !== undefined) throw wrongField(`entry.${faults[0].path}`, `${faults[0].fault}.`);
  for (const other of others)
    for (const route of routesOf(other))
      if (routesOf(entry).includes(route)) throw wrongField('entry.mounts', `"${route}" is taken by "${other.id}".`);
}
