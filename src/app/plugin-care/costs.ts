import { createEffect, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { careBegan } from './care';

/** The cost of an app's script since the page began. `errors`: the last ones, `count` of all. */
type Cost = { longMs: number; count: number; errors: string[] };

/** By the address of the script. A mutable map for the whole document, as scripts belong to the document. */
const costs = new Map<string, Cost>();
const maxErrors = 5;

function costAt(path: string): Cost {
  const cost = costs.get(path) ?? { longMs: 0, count: 0, errors: [] };
  costs.set(path, cost);
  return cost;
}

export const costOf = ({ entry }: PluginEntry): Readonly<Cost> => costAt(entry);

/** An error of an app that no boundary saw. */
export function noteError({ entry }: PluginEntry, error: unknown): void {
  const cost = costAt(entry);
  cost.count += 1;
  cost.errors = [...cost.errors, error instanceof Error ? error.message : String(error)].slice(-maxErrors);
}

/** The report of a browser about a slow frame, which not all browsers give. */
type LongFrame = PerformanceEntry & { scripts: readonly { sourceURL: string; duration: number }[] };
const longFrame = 'long-animation-frame';
const pluginScript = /^\/plugins\/.+\.m?js$/;

/** The frames of the start count too, because most of what an app costs it costs there. */
const measureFramesFx = createEffect(() => {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes.includes(longFrame)) return;
  new PerformanceObserver((list) => {
    for (const { sourceURL, duration } of (list.getEntries() as LongFrame[]).flatMap(({ scripts }) => scripts)) {
      const path = sourceURL === '' ? '' : new URL(sourceURL, location.href).pathname;
      if (pluginScript.test(path)) costAt(path).longMs += duration;
    }
  }).observe({ type: longFrame, buffered: true });
});
sample({ clock: careBegan, target: measureFramesFx });
