import { isOwnPath } from '../contracts/own-path.ts';
import type { PluginEntry } from '../contracts/plugin.ts';
import type { ManifestFault } from './manifest-faults.ts';

const advice = 'A path of this site that begins with "/", as "/content-api/v1/views/<id>".';

/** What is wrong with the call that a view is drawn by. */
export const viewFaults = ({ entry }: PluginEntry, base: string): ManifestFault[] =>
  isOwnPath(entry) ? [] : [{ path: `${base}.entry`, fault: `"${entry}" is not of this site`, advice }];
