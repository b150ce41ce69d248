import type { PluginEntry } from '@contracts/plugin';

type Phase = 'load' | 'mount';
/** How long a phase took, and when it ended, ms since the page began. */
type Measured = { ms: number; at: number };

/** The last time of each phase of each version, for the beacon and the control room. */
const times = new Map<string, Measured>();
const nameOf = (phase: Phase, { id, version }: PluginEntry) => `${phase} ${id} ${version}`;

/** A phase that began at `start` is over. */
export function measure(phase: Phase, entry: PluginEntry, start: number): void {
  const at = performance.now();
  times.set(nameOf(phase, entry), { ms: at - start, at });
}

/** Undefined when the phase has not ended yet. */
export const measured = (phase: Phase, entry: PluginEntry): Measured | undefined => times.get(nameOf(phase, entry));
