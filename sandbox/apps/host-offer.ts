import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PluginEntry } from '../../contracts/plugin.ts';
import { PluginHostFacts } from '../../contracts/plugin-publish.ts';
import { acceptsVersion } from '../../contracts/sdk-range.ts';
import { isSlot } from '../../contracts/slots.ts';

/** What the built host offers to apps. `misfit`: the field that asks for another host, and why; null: no field does. */
export type HostOffer = { misfit: (entry: PluginEntry) => readonly [field: string, detail: string] | null };

/** Without a build the offer is unknown, and every app may be tried. */
function readFacts(dist: string): PluginHostFacts | null {
  try {
    return PluginHostFacts.parse(JSON.parse(readFileSync(join(dist, 'plugins/host.json'), 'utf8')));
  } catch {
    return null;
  }
}

/** `dist`: folder of the build. It may be made again while the server runs, so ask again for each answer. */
export function readHostOffer(dist: string): HostOffer {
  const facts = readFacts(dist);
  return {
    misfit: ({ sdk, react, mounts }) => {
      if (facts !== null && sdk !== undefined && !acceptsVersion(sdk, facts.sdk))
        return ['sdk', `"${sdk}" does not hold ${facts.sdk}, the SDK of this host.`];
      if (facts !== null && react !== undefined && !acceptsVersion(react, facts.react))
        return ['react', `"${react}" does not hold ${facts.react}, the React of this host.`];
      for (const [index, mount] of mounts.entries())
        if ('slot' in mount && !isSlot(mount.slot))
          return [`mounts.${String(index)}.slot`, `"${mount.slot}" is no slot of this host.`];
      return null;
    },
  };
}
