import type { PluginEntry } from '@contracts/plugin';
import { findPlugin } from '@sdk';

import { loadDeadlineMs } from '../config';

/**
 * `fetch`: did not arrive, or is not what its pin says. `threw`: arrived and did not register itself. `late`: neither within the deadline.
 * Design: reliability D10.
 */
export class LoadFailure extends Error {
  readonly kind: 'fetch' | 'threw' | 'late';
  readonly address: string;

  constructor(kind: LoadFailure['kind'], address: string) {
    super(`${kind}: ${address}`);
    this.kind = kind;
    this.address = address;
  }
}

type Policy = { createScriptURL(address: string): unknown };
type Factory = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy };

const rules = {
  createScriptURL(address: string): string {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`Not of this site: ${address}`);
    return address;
  },
};

let policy: Policy | undefined;

/** Made once: a browser refuses a second policy of the same name. Where there are no Trusted Types, the same check without them. */
function trusted(address: string): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('plugin-url', rules) ?? rules;
  return policy.createScriptURL(address);
}

const arrival = (element: HTMLElement, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (kind: LoadFailure['kind']) => reject(new LoadFailure(kind, address));
    const timer = setTimeout(() => fail('late'), loadDeadlineMs);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      fail('fetch');
    });
    document.head.append(element);
  });

function loadScript({ id, entry, integrity = '' }: PluginEntry, variant: number): Promise<void> {
  const address = variant === 0 ? entry : `${entry}?r=${String(variant)}`;
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', integrity, crossOrigin: 'anonymous', src: trusted(address) });
  script.dataset.plugin = id;
  return arrival(script, address).then(() => {
    if (findPlugin(id) === undefined) throw new LoadFailure('threw', address);
  });
}

function loadStyle(id: string, address: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: address, crossOrigin: 'anonymous' });
  link.dataset.plugin = id;
  return arrival(link, address);
}

/** Takes the elements of a plugin out of the document. */
export function removeFiles(id: string): void {
  for (const element of document.head.querySelectorAll(`[data-plugin="${CSS.escape(id)}"]`)) element.remove();
}

/**
 * Puts script and style sheet of a plugin into the document and waits for both. `variant` above 0: another address of the same file under the
 * same pin, because a document asks for an address of a module once. `isRegistered`: the script has run in this document before and would not run again. Rejects with a `LoadFailure`, nothing left behind.
 */
export async function loadFiles(entry: PluginEntry, variant: number, isRegistered: boolean): Promise<void> {
  try {
    await Promise.all([
      ...(isRegistered ? [] : [loadScript(entry, variant)]),
      ...(entry.style === undefined ? [] : [loadStyle(entry.id, entry.style)]),
    ]);
  } catch (failure) {
    removeFiles(entry.id);
    throw failure;
  }
}
