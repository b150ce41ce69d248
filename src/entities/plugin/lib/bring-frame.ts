import type { PluginEntry } from '@contracts/plugin';

import { createPart, loaded } from '@/shared/late-code';
import { logWarning } from '@/shared/lib/logger';

import { keepModule } from './modules';
import { pluginLine } from './plugin-line';

const framePart = createPart({ name: 'frames', load: () => import('@/shared/plugin-frame') });

/** Brings what frames need. The page of the app itself is asked for when it is mounted. */
export async function bringFrame(entry: PluginEntry): Promise<void> {
  const { createFrame } = await loaded(framePart);
  keepModule(
    entry,
    createFrame(entry, (text) => logWarning(pluginLine(entry, 'run', text))),
  );
}
