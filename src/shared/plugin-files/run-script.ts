import { findPlugin, forgetPlugin, type PluginModule } from '@sdk';

import { remoteComponentRetry } from '@contracts/constants';
import type { PluginEntry } from '@contracts/plugin';

import { pause } from '@/shared/lib/clock';

import { keepModule } from './modules';
import { LoadFailure, put, trusted } from './put-element';

// The document runs a module's address only once, and keeps even a failed fetch. No store could know this, so these
// maps do.
const runs = new Map<string, Promise<unknown>>();
const failures = new Map<string, number>();

/** Notices whether a script throws while it runs: the browser fires `load` anyway. */
function heed(address: string): { hasThrown: () => boolean; stop: () => void } {
  const own = new URL(address, location.href).href;
  let hasThrown = false;
  const hear = ({ filename }: ErrorEvent) => {
    hasThrown ||= filename === own;
  };
  window.addEventListener('error', hear);
  return { hasThrown: () => hasThrown, stop: () => window.removeEventListener('error', hear) };
}

/** Returns what a script has defined. A script may define it a little after it ran; one that threw never will. */
export async function lookUp(id: string, hasThrown: () => boolean): Promise<PluginModule | undefined> {
  for (let left = remoteComponentRetry.times; left > 0 && findPlugin(id) === undefined && !hasThrown(); left -= 1)
    await pause(remoteComponentRetry.delayMs);
  return findPlugin(id);
}

/** `id`: of the app. `before`: called when the script is really run. `until`: gives what it leaves; undefined when it threw. */
type Script<T> = {
  id: string;
  file: string;
  integrity: string;
  before?: () => void;
  until: (hasThrown: () => boolean) => T | undefined | Promise<T | undefined>;
};

async function run<T>({ id, integrity, before, until }: Script<T>, address: string): Promise<T> {
  before?.();
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', integrity, crossOrigin: 'anonymous', src: trusted(address) });
  const { hasThrown, stop } = heed(address);
  const left = await put(script, id, address)
    .then(() => until(hasThrown))
    .finally(stop);
  if (left !== undefined) return left;
  script.remove();
  throw new LoadFailure(hasThrown() ? 'threw' : 'silent', address);
}

/**
 * Runs a pinned script. One that is running or has run is never loaded twice, even if the first caller has left. A
 * failed one loads again from another address (`?r=1`) under the same pin. Rejects with a `LoadFailure`. Spec: PLUG-17.
 */
export async function runOnce<T>(script: Script<T>): Promise<T> {
  const { file } = script;
  const failed = failures.get(file) ?? 0;
  const address = failed === 0 ? file : `${file}?r=${String(failed)}`;
  const running = (runs.get(address) as Promise<T> | undefined) ?? run(script, address);
  runs.set(address, running);
  try {
    return await running;
  } catch (failure) {
    failures.set(file, failed + 1);
    throw failure;
  }
}

/** Runs an entry's script and keeps what it defines. Rejects with a `LoadFailure`. */
export async function runScript(entry: PluginEntry): Promise<void> {
  const { id, entry: file, integrity = '' } = entry;
  const until = (hasThrown: () => boolean) => lookUp(id, hasThrown);
  keepModule(entry, await runOnce({ id, file, integrity, until, before: () => forgetPlugin(id) }));
}
