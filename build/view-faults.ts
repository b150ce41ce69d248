import { isTree } from '../contracts/is-tree.ts';
import { isOwnPath } from '../contracts/own-path.ts';
import { Integrity, type PluginEntry } from '../contracts/plugin.ts';
import type { HostFacts, ManifestFault } from './manifest-faults.ts';
import { sha } from './sha.ts';

const entryAdvice = 'A path of this site that begins with "/", as "/content-api/v1/views/<id>".';
const pinAdvice = 'Files of this site by address, each with its hash: { "/plugins/<id>/a.js": "sha384-…" }.';

/** Errors in the files that a view may load. Each must exist, because an unpinned file cannot run. */
export function viewFaults({ entry, pins }: PluginEntry, base: string, read: HostFacts['read']): ManifestFault[] {
  const faults = Object.entries(isTree(pins) ? pins : {}).flatMap(([address, pin]): ManifestFault[] => {
    const say = (fault: string, advice = pinAdvice) => [{ path: `${base}.pins["${address}"]`, fault, advice }];
    if (!isOwnPath(address)) return say('is not of this site');
    if (!Integrity.safeParse(pin).success) return say('is no hash');
    const content = read(address);
    if (content === null) return say('is not there', 'Put the file there, or take the pin out.');
    const own = sha(384, content);
    return own === pin ? [] : say('is not the hash of the file', `Write "${own}".`);
  });
  return [
    ...(isOwnPath(entry)
      ? []
      : [{ path: `${base}.entry`, fault: `"${entry}" is not of this site`, advice: entryAdvice }]),
    ...(pins === undefined || isTree(pins) ? [] : [{ path: `${base}.pins`, fault: 'is no table', advice: pinAdvice }]),
    ...faults,
  ];
}
