import { isOwnPath } from '../contracts/own-path.ts';
import { Integrity, type PluginEntry } from '../contracts/plugin.ts';
import { sha } from './early-script.ts';
import type { HostFacts, ManifestFault } from './manifest-faults.ts';
import { checkScript, usesKit } from './script-faults.ts';

const advice = 'Files of this site by address, each with its hash: { "/plugins/<id>/a.js": "sha384-…" }.';

/** What is wrong with the files that an entry brings later. Each must be there, because nobody can run what is not pinned. */
export function pinFaults({ id, kind, pins, ui }: PluginEntry, base: string, read: HostFacts['read']): ManifestFault[] {
  if (pins === undefined) return [];
  if (typeof pins !== 'object' || pins === null || Array.isArray(pins))
    return [{ path: `${base}.pins`, fault: 'is no table', advice }];
  return Object.entries(pins).flatMap(([address, pin]): ManifestFault[] => {
    const say = (fault: string, what = advice) => [{ path: `${base}.pins["${address}"]`, fault, advice: what }];
    if (!isOwnPath(address)) return say('is not of this site');
    if (!Integrity.safeParse(pin).success) return say('is no hash');
    const content = read(address);
    if (content === null) return say('is not there', 'Put the file there, or take the pin out.');
    const own = sha(384, content);
    if (own !== pin) return say('is not the hash of the file', `Write "${own}".`);
    if (kind !== 'module') return [];
    const code = new TextDecoder().decode(content);
    return [
      ...checkScript(id, code).flatMap((fault) => say(fault, 'Build it as vite.plugins.config.ts does.')),
      ...(usesKit(code) && ui !== true ? say('imports @openbook/ui, and "ui" is not there', 'Write "ui": true.') : []),
    ];
  });
}
