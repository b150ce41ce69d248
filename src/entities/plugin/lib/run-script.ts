import { remoteComponentRetry } from '@contracts/constants';
import type { PluginEntry } from '@contracts/plugin';
import { definePlugin, findPlugin, forgetPlugin, type PluginModule } from '@sdk';

import { LoadFailure, put, trusted } from './put-element';

// What the document knows, and no store could: it runs an address of a module once, and keeps the result of a failed fetch too.
const runs = new Map<string, Promise<PluginModule>>();
const failures = new Map<string, number>();

/** Hears whether a script throws as it runs: `load` comes all the same. */
function heed(address: string): { hasThrown: () => boolean; stop: () => void } {
  const own = new URL(address, location.href).href;
  let hasThrown = false;
  const hear = ({ filename }: ErrorEvent) => {
    hasThrown ||= filename === own;
  };
  window.addEventListener('error', hear);
  return { hasThrown: () => hasThrown, stop: () => window.removeEventListener('error', hear) };
}

/** What a script has defined. It may do so a little after it has run; one that threw never will. */
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
  throw new LoadFailure('threw', address);
}

/**
 * Registers what the script of an entry defines. A script that is on its way or has run is not asked for again, whoever asked for it first and
 * may have left meanwhile; one that failed is, by another address (`?r=1`) under the same pin. Rejects with a `LoadFailure`. Spec: PLUG-17.
 */
export async function runScript(entry: PluginEntry): Promise<void> {
  const failed = failures.get(entry.entry) ?? 0;
  const address = failed === 0 ? entry.entry : `${entry.entry}?r=${String(failed)}`;
  const running = runs.get(address) ?? run(entry, address);
  runs.set(address, running);
  try {
    definePlugin(await running);
  } catch (failure) {
    failures.set(entry.entry, failed + 1);
    throw failure;
  }
}
