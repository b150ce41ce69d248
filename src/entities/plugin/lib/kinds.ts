import { frameOrigin } from '@contracts/frame-origin';
import { isOwnPath } from '@contracts/own-path';
import type { PluginEntry } from '@contracts/plugin';

import { bringFrame } from './bring-frame';
import { bringView } from './bring-view';
import { runScript } from './run-script';

export type Fault = readonly [path: string, message: string];

/** What the manifest as a whole says. `isPinned`: false only where the server compiles on request and so knows no hash. `frameOrigins`: whose pages may be framed. */
export type Terms = { isPinned: boolean; frameOrigins: readonly string[] };

/** `run` brings what an entry mounts: after that `moduleOf` has it. It rejects with a `LoadFailure`. */
type Kind = {
  fault: (entry: PluginEntry, terms: Terms) => Fault | null;
  run: (entry: PluginEntry) => Promise<void>;
};

const scriptFault: Kind['fault'] = ({ entry, integrity }, { isPinned }) => {
  if (!isOwnPath(entry)) return ['entry', 'not of this site'];
  return isPinned && integrity === undefined ? ['integrity', 'not pinned'] : null;
};

const viewFault: Kind['fault'] = ({ entry }) => (isOwnPath(entry) ? null : ['entry', 'not of this site']);
const frameFault: Kind['fault'] = (entry, { frameOrigins }) =>
  frameOrigin(entry, frameOrigins) === null ? ['entry', 'not of this site'] : null;

/** What apps differ in, kind by kind. A kind without a row is not supported. */
export const kinds: Partial<Record<PluginEntry['kind'], Kind>> = {
  module: { fault: scriptFault, run: runScript },
  view: { fault: viewFault, run: bringView },
  frame: { fault: frameFault, run: bringFrame },
};
