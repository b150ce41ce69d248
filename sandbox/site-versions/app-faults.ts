import { isDay } from '../../contracts/calendar-day.ts';
import { isTree } from '../../contracts/is-tree.ts';
import type { PluginEntry } from '../../contracts/plugin.ts';
import { faultsOfUse } from '../../contracts/plugin-steps.ts';
import type { SiteFault } from '../../contracts/site-version.ts';

/**
 * Moments of an app whose day the calendar does not have. `Date` reads 30 February as 2 March, so an app would appear
 * on an unintended day. The schema of the page lets it pass, because the first load has no room for a calendar.
 */
const dayFaults = (id: string, requires: unknown): SiteFault[] =>
  ['from', 'until'].flatMap((field) => {
    const moment = isTree(requires) ? requires[field] : undefined;
    if (typeof moment !== 'string' || isDay(moment.slice(0, 10))) return [];
    return [{ path: `plugins.${id}.requires.${field}`, text: 'names a day that the calendar does not have' }];
  });

/**
 * Versions that `use` of an app names and that there are not, steps that cannot be, and days that no calendar has, each by its path.
 * Of an app that is not published yet every version is allowed. Rows PLUG-109, PLUG-112, HTTP-51.
 */
export function appFaults(apps: unknown, known: readonly PluginEntry[]): SiteFault[] {
  return Object.entries(isTree(apps) ? apps : {}).flatMap(([id, own]) => {
    if (!isTree(own)) return [];
    const app = known.find((one) => one.id === id);
    const ofUse = app === undefined ? [] : faultsOfUse(own['use'], app.versions ?? [app.version]);
    return [
      ...ofUse.map(([field, text]) => ({ path: `plugins.${id}.${field}`, text })),
      ...dayFaults(id, own['requires']),
    ];
  });
}
