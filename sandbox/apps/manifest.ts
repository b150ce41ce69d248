import type { PluginEntry } from '../../contracts/plugin.ts';
import { compareVersions } from '../../contracts/version-order.ts';
import type { HostOffer } from './host-offer.ts';

type Sources = {
  /** Of the build. */
  shipped: readonly PluginEntry[];
  /** Newest first. */
  published: readonly PluginEntry[];
  /** `plugins` of the site configuration, whatever an operator has written there. */
  overrides: unknown;
  host: HostOffer;
  tell: (line: string) => void;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/**
 * Of the versions of one app the newest that fits this host, or the one that the configuration names in `use`. A `use`
 * that names no such version costs itself alone.
 */
function currentOf(
  versions: readonly PluginEntry[],
  wanted: unknown,
  { host, tell }: Sources,
): PluginEntry | undefined {
  const fitting = versions.filter((entry) => {
    const misfit = host.misfit(entry);
    if (misfit !== null) tell(`Plugin "${entry.id}" ${entry.version} is not offered: ${misfit[0]} ${misfit[1]}`);
    return misfit === null;
  });
  const named = fitting.find(({ version }) => version === wanted);
  if (wanted !== undefined && named === undefined)
    tell(
      `The configuration of plugin "${versions[0]?.id ?? ''}" uses ${JSON.stringify(wanted)}, which is no version of it`,
    );
  return named ?? fitting[0];
}

/** Newest first. Of two with one number the published one counts: pages may have its files already. */
export function versionsOf(id: string, { shipped, published }: Pick<Sources, 'shipped' | 'published'>): PluginEntry[] {
  const own = published.filter((entry) => entry.id === id);
  const built = shipped.filter((entry) => entry.id === id && !own.some(({ version }) => version === entry.version));
  return [...own, ...built].sort((one, other) => compareVersions(other.version, one.version));
}

/** The build's entries with what was published: an app of the same id takes the place of the shipped one. Row PLUG-60. */
export function currentEntries(sources: Sources): PluginEntry[] {
  const { shipped, published, overrides } = sources;
  const ids = new Set(
    [...shipped, ...published.toSorted((one, other) => (one.id < other.id ? -1 : 1))].map(({ id }) => id),
  );
  return [...ids].flatMap((id) => {
    const versions = versionsOf(id, sources);
    const wanted = fieldOf(fieldOf(overrides, id), 'use');
    const isPublished = published.some((entry) => entry.id === id);
    if (!isPublished && wanted === undefined) return shipped.filter((entry) => entry.id === id);
    const current = currentOf(versions, wanted, sources);
    return current === undefined ? [] : [{ ...current, versions: versions.map(({ version }) => version) }];
  });
}
