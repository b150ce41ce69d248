import type { PluginEntry } from '../../contracts/plugin.ts';
import { readSteps } from '../../contracts/plugin-steps.ts';
import { compareVersions } from '../../contracts/version-order.ts';
import type { HostOffer } from './host-offer.ts';
import type { LastVersions } from './last-versions.ts';
import { stepped, withFallback } from './steps.ts';

/**
 * `isBehind`: it is the version behind steps of the configuration, so the site has declared it for all other visitors.
 */
type Current = { entry: PluginEntry; isBehind: boolean };

type Sources = {
  /** Of the build. */
  shipped: readonly PluginEntry[];
  /** Newest first. */
  published: readonly PluginEntry[];
  /** `plugins` of the site configuration, whatever an operator has written there. */
  overrides: unknown;
  host: HostOffer;
  /** Not everybody gets this version: too many saw it fail. */
  isHeld: (entry: PluginEntry) => boolean;
  /** Whatever is said of it, it gives way only behind steps. */
  isShell: (entry: PluginEntry) => boolean;
  last: LastVersions;
  tell: (line: string) => void;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The versions that fit this host. */
const fittingOf = (versions: readonly PluginEntry[], { host, tell }: Sources): PluginEntry[] =>
  versions.filter((entry) => {
    const misfit = host.misfit(entry);
    if (misfit !== null) tell(`Plugin "${entry.id}" ${entry.version} is not offered: ${misfit[0]} ${misfit[1]}`);
    return misfit === null;
  });

/** What stands behind steps of which no version fits this host, or else what everybody had before, or the oldest. */
function keptOf(versions: readonly PluginEntry[], use: readonly unknown[], sources: Sources): PluginEntry | undefined {
  const id = versions[0]?.id ?? '';
  const find = (wanted?: string) => versions.find(({ version }) => version === wanted);
  const all = versionsOf(id, sources).map(({ version }) => version);
  const { rest } = readSteps(use, all, (version) => find(version) === undefined);
  return find(rest) ?? find(sources.last.get(id)) ?? versions.at(-1);
}

/**
 * Of the versions of one app the newest, or the one named by the configuration in `use`, or the one behind its steps.
 * A visitor for whom a version is named wants no full release: where there is none of this name everybody keeps the
 * version that they had, or gets the oldest one.
 */
function currentOf(versions: readonly PluginEntry[], wanted: unknown, sources: Sources): Current | undefined {
  const { isHeld, isShell, last, tell } = sources;
  const [newest] = versions;
  if (newest === undefined) return undefined;
  const { id } = newest;
  const told = (fault: string) => tell(`The configuration of plugin "${id}": ${fault}`);
  const inSteps = Array.isArray(wanted) ? stepped(versions, wanted, isHeld, told) : undefined;
  const named = inSteps ?? versions.find(({ version }) => version === wanted);
  const isLost = wanted != null && named === undefined;
  const kept = isLost ? keptOf(versions, Array.isArray(wanted) ? wanted : [], sources) : newest;
  if (!isLost) last.set(id, (named ?? newest).version);
  if (inSteps?.steps !== undefined) return { entry: inSteps, isBehind: true };
  if (isLost && !Array.isArray(wanted)) told(`use: ${JSON.stringify(wanted)} names no version of it`);
  return {
    entry: withFallback(named ?? kept ?? newest, versions, (entry) => !isShell(entry) && isHeld(entry)),
    isBehind: false,
  };
}

/** Newest first. Of two with one number the published one counts: pages may have its files already. */
export function versionsOf(id: string, { shipped, published }: Pick<Sources, 'shipped' | 'published'>): PluginEntry[] {
  const own = published.filter((entry) => entry.id === id);
  const built = shipped.filter((entry) => entry.id === id && !own.some(({ version }) => version === entry.version));
  return [...own, ...built].sort((one, other) => compareVersions(other.version, one.version));
}

/** The build's entries with what was published: an app of the same id takes the place of the shipped one. Row PLUG-60. */
export function currentApps(sources: Sources): Current[] {
  const { shipped, published, overrides } = sources;
  const ids = new Set(
    [...shipped, ...published.toSorted((one, other) => (one.id < other.id ? -1 : 1))].map(({ id }) => id),
  );
  return [...ids].flatMap((id): Current[] => {
    const wanted = fieldOf(fieldOf(overrides, id), 'use');
    const isPublished = published.some((entry) => entry.id === id);
    if (!isPublished && wanted === undefined)
      return shipped.filter((entry) => entry.id === id).map((entry) => ({ entry, isBehind: false }));
    const versions = fittingOf(versionsOf(id, sources), sources);
    const current = currentOf(versions, wanted, sources);
    if (current === undefined) return [];
    return [{ ...current, entry: { ...current.entry, versions: versions.map(({ version }) => version) } }];
  });
}

export const currentEntries = (sources: Sources): PluginEntry[] => currentApps(sources).map(({ entry }) => entry);
