import { isOwnPath } from '../contracts/own-path.ts';
import type { PluginEntry } from '../contracts/plugin.ts';
import type { HostFacts, ManifestFault } from './manifest-faults.ts';
import { permissionFaults } from './permission-faults.ts';
import { checkScript, usesKit } from './script-faults.ts';
import { sha } from './sha.ts';
import { adviceFor } from './shape-faults.ts';
import { styleFaults } from './style-faults.ts';

/** The entry of a view is a call, and no file. */
const filesOf = ({ kind, entry, integrity, style, styleIntegrity }: PluginEntry) =>
  [
    ['entry', kind === 'view' ? undefined : entry, 'integrity', integrity],
    ['style', style, 'styleIntegrity', styleIntegrity],
  ] as const;

/** Checks that each file is on this site, exists, fits its pin, and touches nothing outside the plugin. */
export function fileFaults(entry: PluginEntry, base: string, { read }: HostFacts): ManifestFault[] {
  return filesOf(entry).flatMap(([field, address, pinField, pin]): ManifestFault[] => {
    const say = (name: string, fault: string, advice = adviceFor(name)) => [{ path: `${base}.${name}`, fault, advice }];
    if (address === undefined) return [];
    if (!isOwnPath(address)) return say(field, `"${address}" is not of this site`);
    const content = read(address);
    const own = content === null ? null : sha(384, content);
    if (pin === undefined)
      return say(pinField, `does not pin ${address}`, own === null ? adviceFor(pinField) : `Write "${own}".`);
    if (content === null) return say(field, `${address} is not there`, 'Put the file there, or take the entry out.');
    if (own !== pin)
      return say(
        pinField,
        `is not the hash of ${address}`,
        `Build or publish it anew; the file's is "${String(own)}".`,
      );
    const text = new TextDecoder().decode(content);
    if (field === 'entry' && usesKit(text) && entry.ui !== true)
      return say(
        'ui',
        'is not there, and the script imports @openbook/ui',
        'Write true: the page brings code and styles of the kit before the app draws.',
      );
    if (field === 'entry') {
      const [unasked] = permissionFaults(text, entry.permissions);
      if (unasked !== undefined) return say('permissions', unasked, 'Ask for it, or do without.');
    }
    const faults = field === 'entry' ? checkScript(entry.id, text) : styleFaults(entry.id, text);
    return faults.flatMap((fault) =>
      say(
        field,
        fault,
        field === 'entry' ? 'Build it as vite.plugins.config.ts does.' : 'Build it with build/scope-styles.ts.',
      ),
    );
  });
}
