import { existsSync, readFileSync } from 'node:fs';

import { version as react } from 'react';

import { root } from './aliases.ts';
import type { HostFacts } from './manifest-faults.ts';
import { outDir } from './out-dir.ts';
import { loadRouteAddresses } from './route-status.ts';

/** Tells what the host of this tree has: the pages of its route table and the files of its build. */
export async function readHostFacts(mode: string): Promise<HostFacts> {
  const addresses = await loadRouteAddresses(mode);
  return {
    react,
    takesApps: (path) => addresses.find(({ pattern }) => new RegExp(pattern).test(path))?.takesApps === true,
    rows: addresses,
    read: (address) => {
      const file = `${root}/${outDir}${address}`;
      return existsSync(file) ? readFileSync(file) : null;
    },
  };
}
