import { createContext, use } from 'react';

import type { PluginEntry } from '@contracts/plugin';
import type { PluginHost } from '@sdk';

/** What a mounted plugin tells of itself. */
export type Feedback = Pick<PluginHost, 'ready' | 'fail'>;

/** Makes the facade of one plugin, with no more than its entry permits. */
export type CreateHost = (entry: PluginEntry, feedback: Feedback) => PluginHost;

/** The app gives the facade: it is made of units of slices that know nothing of plugins. */
export const PluginHostContext = createContext<CreateHost | null>(null);

export function useCreateHost(): CreateHost {
  const createHost = use(PluginHostContext);
  if (createHost === null) throw new Error('A plugin slot stands inside PluginHostContext.');
  return createHost;
}
