import { scopeBind } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { createPart, loaded } from '@/shared/late-code';

import { keepModule } from './modules';
import { LoadFailure } from './put-element';

/** What reads, cleans and draws views comes with the first one. */
const viewPart = createPart({ name: 'views', load: () => import('./view-part') });

/** Asks for a view's answer about this page and runs its code. Rejects with a `LoadFailure`. Row PLUG-05. */
export async function bringView(entry: PluginEntry): Promise<void> {
  const inScope = scopeBind((act: () => Promise<void>) => act(), { safe: true });
  const { bringViewFx, createView } = await loaded(viewPart).catch(() => {
    throw new LoadFailure('fetch', 'views');
  });
  await inScope(() => bringViewFx(entry));
  keepModule(entry, createView(entry.id));
}
