import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';
import { keptBy } from '@contracts/plugin-audience';

import { $audience, $catalog, $loadStates, $versions } from '@/entities/plugin';

type Bytes = Readonly<Record<string, number>>;

export type PluginLine = {
  id: string;
  /** Null: the manifest's entry cannot be used. */
  entry: PluginEntry | null;
  owner: string;
  version: string;
  state: string;
  /** The manifest and the configuration switch it on. */
  isOn: boolean;
  /** The field that keeps it from this visitor, as `requires.countries`; null: they get it. */
  keptBy: string | null;
  /** What is wrong with its entry, or with what the configuration lays over it. */
  problems: readonly string[];
  /** Of script and style sheet, unpacked. Null: neither was asked for. */
  bytes: number | null;
};

export const pluginsOpened = createEvent();

const readBytesFx = createEffect((): Bytes =>
  Object.fromEntries(
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, decodedBodySize }) => [new URL(name).pathname, decodedBodySize]),
  ),
);
const $bytes = createStore<Bytes>({}).on(readBytesFx.doneData, (_, bytes) => bytes);

/** Not every browser tells it, and none tells the share of one app. */
const readMemoryFx = createEffect((): number | null => {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? null;
});
/** Bytes of the scripts of the whole page; null where the browser does not tell. */
export const $pageMemory = createStore<number | null>(null).on(readMemoryFx.doneData, (_, bytes) => bytes);

function bytesOf({ entry, style }: PluginEntry, all: Bytes): number | null {
  const known = [entry, style].flatMap((path) => (path === undefined ? [] : (all[path] ?? [])));
  return known.length === 0 ? null : known.reduce((sum, bytes) => sum + bytes, 0);
}

const heldOf = ({ version, held = [] }: PluginEntry) => held.filter((one) => one.version === version);
const none = { entries: [], problems: [] };

/** Entries of the manifest in this visitor's versions, with the configuration laid over them, then the unusable ones. */
export const $pluginLines = combine(
  { catalog: $catalog, versions: $versions, audience: $audience, states: $loadStates, bytes: $bytes },
  ({ catalog, versions, audience, states, bytes }): readonly PluginLine[] => {
    const { entries: all, problems } = catalog ?? none;
    const entries = versions ?? all;
    const problemsOf = (name: string) =>
      problems.filter(({ id }) => id === name).map(({ path, message }) => `${path} ${message}`.trim());
    const versionOf = (name: string) => {
      const version = problems.find(({ id }) => id === name)?.version;
      return typeof version === 'string' ? version : '';
    };
    const dropped = new Set(problems.filter(({ isDropped }) => isDropped).map(({ id }) => id));
    return [
      ...entries.map((entry) => ({
        id: entry.id,
        entry,
        owner: entry.owner ?? '',
        version: entry.version,
        state: heldOf(entry).some(({ percent }) => percent === 0) ? 'held' : (states[entry.id] ?? 'not_exist'),
        isOn: entry.enabled,
        keptBy: audience && keptBy(entry, audience),
        problems: [
          ...problemsOf(entry.id),
          ...heldOf(entry).map(({ percent, reason }) => `held ${String(percent)} %: ${reason}`),
        ],
        bytes: bytesOf(entry, bytes),
      })),
      ...[...dropped]
        .filter((name) => !entries.some(({ id }) => id === name))
        .map((id) => ({
          id,
          entry: null,
          owner: '',
          version: versionOf(id),
          state: 'dropped',
          isOn: false,
          keptBy: 'dropped',
          problems: problemsOf(id),
          bytes: null,
        })),
    ];
  },
);

sample({ clock: pluginsOpened, target: [readBytesFx, readMemoryFx] });
// A plugin may come while somebody looks at the page.
sample({ clock: $loadStates, target: [readBytesFx, readMemoryFx] });
