import type { PluginEntry } from '@contracts/plugin';

import { logError } from '@/shared/lib/logger';
import { type Phase, pluginLine } from '@/shared/plugin-files';

/**
 * An app that failed for good. `at`: ms since the page began. `status`: the status of the answer, where there was one.
 */
type PluginFailure = { entry: PluginEntry; phase: Phase; text: string; at: number; status: number | undefined };

/**
 * The failures of this document, for the beacon and the control room. The late code that reads them loads after the
 * first ones.
 */
export const pluginFailures: PluginFailure[] = [];

/** Writes a failure into the log and keeps it. */
export function tellFailure(entry: PluginEntry, phase: Phase, text: string, error?: unknown, status?: number): void {
  const at = performance.now();
  pluginFailures.push({ entry, phase, text: error instanceof Error ? error.message : text, at, status });
  logError(pluginLine(entry, phase, text), error);
}
