import type { PluginEntry } from '@contracts/plugin';

import { bringViewFx } from '../model/views';
import { createView } from '../ui/view-body';
import { keepModule } from './modules';

/** Asks for a view's answer about this page and runs its code. Row PLUG-05. */
export const bring = (entry: PluginEntry): Promise<void> =>
  bringViewFx(entry).then(() => keepModule(entry, createView(entry.id)));
