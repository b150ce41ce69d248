import type { RoomSite, RoomVersion } from '../../contracts/control-room.ts';
import type { SiteChange } from '../../contracts/site-version.ts';
import { openAlarms } from '../alarms/index.ts';
import { isTree } from '../site/index.ts';
import { changesOf, siteHistory, siteVersionNow, valuesOf } from '../site-versions/index.ts';
import type { World } from '../world/world.ts';

type Values = Record<string, unknown>;

/** More of one version nobody reads in a list. */
const mostChanges = 40;
const mostVersions = 30;

/** Every page reads these values anyway. What a version changed elsewhere is named by its path alone. */
const isShown = (path: string): boolean => /^(?:plugins|slots)(?:\.|$)/.test(path);
export const shownChanges = (changes: readonly SiteChange[]): SiteChange[] =>
  changes.map((change) => (isShown(change.path) ? change : { path: change.path }));

function versionsOf(world: World): RoomVersion[] {
  const history = siteHistory(world).slice(0, mostVersions);
  const values = new Map(history.map(({ version }) => [version, valuesOf(world, version)]));
  const before = (version: number) => values.get(version) ?? valuesOf(world, version) ?? {};
  return history.map((one) => ({
    ...one,
    changes:
      one.version === 0
        ? []
        : shownChanges(changesOf(before(one.version - 1), values.get(one.version)).slice(0, mostChanges)),
  }));
}

const group = (config: Values, name: string): Values => {
  const value = config[name];
  return isTree(value) ? value : {};
};

/** What the room shows of the site: the values that it can change, who published what, and money that needs a hand. */
export const roomSite = (world: World): RoomSite => ({
  version: siteVersionNow(world),
  plugins: group(world.config, 'plugins'),
  slots: group(world.config, 'slots'),
  history: versionsOf(world),
  alarms: openAlarms(world.db),
});
