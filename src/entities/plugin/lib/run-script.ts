import { findPlugin, forgetPlugin, type PluginModule } from '@sdk';

import { remoteComponentRetry } from '@contracts/constants';
import type { PluginEntry } from '@contracts/plugin';

import { keepModule } from './modules';
import { LoadFailure, put, trusted } from './put-element';

// The document runs a module's address only once, and keeps even a failed fetch. No store could know this, so these
// maps do.
const runs = new Map<string, Promise<PluginModule>>();
const failures = new Map<string, number>();

/** Notices whether a script throws while it runs: the browser fires `load` all the same. */
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
async function lookUp(id: string, hasThrown: () => boolean): Promise<PluginModule | undefined> {
  for (let left = remoteComponentRetry.times; left > 0 && findPlugin(id) === undefined && !hasThrown(); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, remoteComponentRetry.delayMs));
  return findPlugin(id);
}

async function run({ id, integrity = '' }: PluginEntry, address: string): Promise<PluginModule> {
  forgetPlugin(id);
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', integrity, crossOrigin: 'anonymous', src: trusted(address) });
  const { hasThrown, stop } = heed(address);
  const module = await put(script, id, address)
    .then(() => lookUp(id, hasThrown))
    .finally(stop);
  if (module !== undefined) return module;
  script.remove();
  throw new LoadFailure(hasThrown() ? 'threw' : 'silent', address);
}

/**
 * Runs an entry's script and keeps what it defines. A script that is running or has run is never loaded twice, even if whoever
 * first asked for it has left. A failed script loads again from another address (`?r=1`) under the same pin. Rejects with a
 * `LoadFailure`. Spec: PLUG-17.
 */
export async function runScript(entry: PluginEntry): Promise<void> {
  const failed = failures.get(entry.entry) ?? 0;
  const address = failed === 0 ? entry.entry : `${entry.entry}?r=${String(failed)}`;
  const running = runs.get(address) ?? run(entry, address);
  runs.set(address, running);
  try {
    keepModule(entry, await running);
  } catch (failure) {
    failures.set(entry.entry, failed + 1);
    throw failure;
  }
}
