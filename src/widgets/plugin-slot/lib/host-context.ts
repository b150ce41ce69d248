import type { PluginHost } from '@sdk';
import { createContext, use } from 'react';

import type { PluginEntry } from '@contracts/plugin';

/** What a mounted plugin reports, what its place tells it, and what tells that it has gone. */
export type Feedback = Pick<PluginHost, 'ready' | 'fail' | 'gone' | 'slot' | '$params'>;

/**
 * Makes the facade of one plugin, which holds no more than its entry permits. It comes late when the plugin may need what the first
 * load leaves out.
 */
export type CreateHost = (entry: PluginEntry, feedback: Feedback) => PluginHost | Promise<PluginHost>;

/** The app provides the facade: its units belong to slices that know nothing of plugins. */
export const PluginHostContext = createContext<CreateHost | null>(null);

export function useCreateHost(): CreateHost {
  const createHost = use(PluginHostContext);
  if (createHost === null) throw new Error('A plugin slot stands inside PluginHostContext.');
  return createHost;
}
