import type { RoomProposal, RoomSite, RoomVersion } from '../../contracts/control-room.ts';
import { isTree } from '../../contracts/is-tree.ts';
import { SiteConfig } from '../../contracts/site.ts';
import type { SiteChange } from '../../contracts/site-version.ts';
import { openAlarms } from '../alarms/index.ts';
import { hashOfValues } from '../site/index.ts';
import { changesOf, openProposals, siteHistory, siteVersionNow, valuesOf } from '../site-versions/index.ts';
import type { World } from '../world/world.ts';

type Values = Record<string, unknown>;

/** More of one version nobody reads in a list. */
const mostChanges = 40;
const mostVersions = 30;

/** Every page reads these values anyway. What a version changed elsewhere is named by its path alone. */
const isShown = (path: string): boolean => Object.hasOwn(SiteConfig.shape, path.split('.')[0] ?? '');
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

/** What waits, held against what holds now. */
const proposalsOf = (world: World, userId: number): RoomProposal[] =>
  openProposals(world).map(({ config, authorId, ...proposal }) => ({
    ...proposal,
    isOwn: authorId === userId,
    changes: shownChanges(changesOf(world.config, config).slice(0, mostChanges)),
  }));

const group = (config: Values, name: string): Values => {
  const value = config[name];
  return isTree(value) ? value : {};
};

/** What the room shows of the site: the values that it can change, who published what, and money that needs a hand. */
export const roomSite = (world: World, userId: number): RoomSite => ({
  version: siteVersionNow(world),
  hash: hashOfValues(world.config),
  plugins: group(world.config, 'plugins'),
  slots: group(world.config, 'slots'),
  history: versionsOf(world),
  proposals: proposalsOf(world, userId),
  alarms: openAlarms(world.db),
});
