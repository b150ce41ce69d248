import { isOwnPath } from '../contracts/own-path.ts';
import type { PluginEntry } from '../contracts/plugin.ts';
import { PluginPartsFile, PluginPartsList } from '../contracts/plugin-parts.ts';
import type { HostFacts, ManifestFault } from './manifest-faults.ts';
import { checkScript, usesKit } from './script-faults.ts';
import { sha } from './sha.ts';

const advice = 'The build writes { "file": "/plugins/<id>/parts.….json", "integrity": "sha384-…" }: build it anew.';

function readList(content: Uint8Array): PluginPartsList | null {
  try {
    return PluginPartsList.parse(JSON.parse(new TextDecoder().decode(content)));
  } catch {
    return null;
  }
}

/** Errors in the parts of a large app. Each must exist, because an unpinned file is never run. Row PLUG-77. */
export function partFaults({ id, parts, ui }: PluginEntry, base: string, read: HostFacts['read']): ManifestFault[] {
  if (parts === undefined) return [];
  const say = (fault: string, path = `${base}.parts`) => [{ path, fault, advice }];
  const { data } = PluginPartsFile.safeParse(parts);
  if (data === undefined) return say('is no file with its hash');
  const { file, integrity } = data;
  if (!isOwnPath(file)) return say(`"${file}" is not of this site`);
  const content = read(file);
  if (content === null) return say(`${file} is not there`);
  if (sha(384, content) !== integrity) return say(`is not the hash of ${file}`);
  const list = readList(content);
  if (list === null) return say(`${file} holds something else than files with their hashes`);
  return Object.entries(list).flatMap(([name, pin]) => {
    const part = read(file.replace(/[^/]+$/, name));
    const tell = (fault: string) => say(fault, `${base}.parts["${name}"]`);
    if (part === null) return tell('is not there');
    if (sha(384, part) !== pin) return tell('is not the file that is pinned');
    const code = new TextDecoder().decode(part);
    return [
      ...checkScript(id, code).flatMap(tell),
      ...(usesKit(code) && ui !== true ? tell('imports @openbook/ui, and "ui" is not true') : []),
    ];
  });
}
