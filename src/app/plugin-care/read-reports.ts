import type { PluginEntry } from '@contracts/plugin';
import { FailedPhase, maxMs, type PluginReport } from '@contracts/plugin-beacon';

import { type $apps, measured, pluginFailures } from '@/entities/plugin';

import { costOf } from './costs';

type Apps = ReturnType<typeof $apps.getState>;

/** As the beacon carries it: whole, and within its bounds. */
const bounded = (value: number, max: number): number => Math.min(Math.max(0, Math.round(value)), max);
const msOf = (phase: 'load' | 'mount', entry: PluginEntry) => {
  const time = measured(phase, entry);
  return time === undefined ? {} : { [`${phase}Ms`]: bounded(time.ms, maxMs) };
};

/** An app that drew after its last failure works again. */
function failureOf(entry: PluginEntry) {
  const last = pluginFailures.findLast((failure) => isSame(failure.entry, entry));
  return last !== undefined && last.at > (measured('mount', entry)?.at ?? -1) ? last : undefined;
}
const isSame = (one: PluginEntry, other: PluginEntry) => one.id === other.id && one.version === other.version;

/** Another version is on the page: only an update has failed, and a returning visitor may get this one. Report R-P3. */
const isUpdate = ({ id, version }: PluginEntry, apps: Apps): boolean =>
  Object.values(apps).some(
    ({ entry }) => entry.id === id && entry.version !== version && measured('mount', entry) !== undefined,
  );

function reportOf(entry: PluginEntry, apps: Apps): PluginReport[] {
  const failure = failureOf(entry);
  // An app that has neither drawn nor failed is still on its way.
  if (failure === undefined && measured('mount', entry) === undefined) return [];
  const { longMs, count } = costOf(entry);
  const phase = FailedPhase.safeParse(failure && isUpdate(entry, apps) ? 'update' : failure?.phase).data;
  const failures = pluginFailures.filter((one) => isSame(one.entry, entry)).length;
  return [
    {
      id: entry.id,
      version: entry.version.slice(0, 40),
      state: failure === undefined ? 'ready' : 'failed',
      ...msOf('load', entry),
      ...msOf('mount', entry),
      longMs: bounded(longMs, maxMs),
      errors: bounded(count + failures, 1000),
      ...(phase === undefined ? {} : { phase }),
    },
  ];
}

/** How the remote apps of this page fare, each version once. */
export function readReports(apps: Apps): PluginReport[] {
  const entries = [...pluginFailures, ...Object.values(apps)].map(({ entry }) => entry);
  return entries
    .filter((entry, index) => entries.findIndex((other) => isSame(other, entry)) === index)
    .flatMap((entry) => reportOf(entry, apps));
}
