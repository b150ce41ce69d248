import { scopeBind } from 'effector';

import { frameOrigin } from '@contracts/frame-origin';
import { isOwnPath } from '@contracts/own-path';
import type { PluginEntry } from '@contracts/plugin';

import { createPart, loaded, type Part } from '@/shared/late-code';
import { LoadFailure, runScript } from '@/shared/plugin-files';

export type Fault = readonly [path: string, message: string];

/** What the manifest as a whole says. `isPinned`: false only where the server compiles on request and so knows no hash. `frameOrigins`: whose pages may be framed. */
export type Terms = { isPinned: boolean; frameOrigins: readonly string[] };

/** `run` brings what an entry mounts: after that `moduleOf` has it. It rejects with a `LoadFailure`. */
type Kind = {
  fault: (entry: PluginEntry, terms: Terms) => Fault | null;
  run: (entry: PluginEntry) => Promise<void>;
};

const unless = (isOwn: boolean, fault = 'not of this site'): Fault | null => (isOwn ? null : ['entry', fault]);

const scriptFault: Kind['fault'] = ({ entry, integrity }, { isPinned }) =>
  unless(isOwnPath(entry)) ?? (isPinned && integrity === undefined ? ['integrity', 'not pinned'] : null);

/** Brings an entry by code that loads with the first app of its kind. */
const by =
  (part: Part<{ bring: (entry: PluginEntry) => unknown }>): Kind['run'] =>
  async (entry) => {
    const inScope = scopeBind((act: () => unknown) => act(), { safe: true });
    const { bring } = await loaded(part).catch(() => {
      throw new LoadFailure('fetch', part.name);
    });
    await inScope(() => bring(entry));
  };

const runLarge = by(createPart({ name: 'parts', load: () => import('@/shared/plugin-parts') }));

/** What apps differ in, kind by kind. A kind without a row is not supported. */
export const kinds: Partial<Record<PluginEntry['kind'], Kind>> = {
  module: { fault: scriptFault, run: (entry) => (entry.parts === undefined ? runScript : runLarge)(entry) },
  view: {
    fault: ({ entry }) => unless(isOwnPath(entry)),
    run: by(createPart({ name: 'views', load: () => import('./view-part') })),
  },
  frame: {
    fault: (entry, { frameOrigins }) =>
      unless(frameOrigin(entry, frameOrigins) !== null, `${entry.entry} is of no origin in frameOrigins`),
    run: by(createPart({ name: 'frames', load: () => import('./frame-part') })),
  },
};
