import type { PluginEntry } from '@contracts/plugin';

import { keepModule } from '@/shared/plugin-files';

import { bringViewFx } from '../model/views';
import { createView } from '../ui/view-body';

/** Asks for a view's answer about this page and runs its code. Row PLUG-05. */
export const bring = (entry: PluginEntry): Promise<void> =>
  bringViewFx(entry).then(() => keepModule(entry, createView(entry.id)));
