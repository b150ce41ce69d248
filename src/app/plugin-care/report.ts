import { combine, createEffect, createStore, sample } from 'effector';

import { PluginEntry } from '@contracts/plugin';
import { faultsOfUse } from '@contracts/plugin-steps';

import { $catalog, type ManifestProblem } from '@/entities/plugin';
import { $siteConfig } from '@/entities/site';
import { logWarning } from '@/shared/lib/logger';
import { pluginLine } from '@/shared/plugin-files';

import { $pluginFaults } from './faults';
import { $slotLines } from './slot-lines';
import { faultsBegan } from './tell-faults';

const lineOf = ({ id, version, path, message, isDropped }: ManifestProblem): string =>
  pluginLine(
    { id, version: typeof version === 'string' ? version : 'without a version' },
    'load',
    `it ${isDropped ? 'is not used' : 'ignores a field of the configuration'}: ${`${path} ${message}`.trim()}`,
  );

/** A name in the configuration that no plugin has: it changes nothing, so it is probably a mistake. */
function strayLines(overrides: Readonly<Record<string, unknown>>, ids: readonly string[]): string[] {
  return Object.entries(overrides).flatMap(([id, override]) => {
    if (!ids.includes(id)) return [`The configuration sets a plugin that nobody knows: "${id}"`];
    if (typeof override !== 'object' || override === null || Array.isArray(override))
      return [`The configuration of plugin "${id}" is no set of fields`];
    return Object.keys(override)
      .filter((field) => !Object.hasOwn(PluginEntry.shape, field))
      .map((field) => `The configuration of plugin "${id}" sets "${field}", which is no field`);
  });
}

/** Shares of versions that the server leaves out. A version by its name alone is checked with the entry. Row PLUG-107. */
const stepLines = ({ id, use, version, versions = [version] }: PluginEntry): string[] =>
  typeof use === 'string'
    ? []
    : faultsOfUse(use, versions).map(([path, text]) => `The configuration of plugin "${id}": ${path}: ${text}`);

/** Each is said once: a poll that finds the same says nothing new. */
const reportFx = createEffect((lines: readonly string[]) => {
  for (const line of lines) logWarning(line);
});
const $told = createStore<readonly string[]>([]).on(reportFx, (told, lines) => [...told, ...lines]);

const $lines = combine($catalog, $siteConfig, $pluginFaults, $slotLines, (catalog, config, all, slotLines) => {
  if (catalog === null) return [];
  const ids = [...catalog.entries, ...catalog.problems].map(({ id }) => id);
  return [
    ...catalog.problems.map(lineOf),
    ...all.flatMap(({ faults, ...app }) => faults.map((fault) => pluginLine(app, 'load', `it ${fault}`))),
    ...strayLines(config?.plugins ?? {}, ids),
    ...catalog.entries.flatMap(stepLines),
    ...slotLines,
  ];
});
sample({
  clock: [faultsBegan, $lines],
  source: { lines: $lines, told: $told },
  filter: ({ lines, told }) => lines.some((line) => !told.includes(line)),
  fn: ({ lines, told }) => lines.filter((line) => !told.includes(line)),
  target: reportFx,
});
