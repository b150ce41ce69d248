import type { PluginEntry } from '@contracts/plugin';

import { createPart, loaded } from '@/shared/late-code';

import { keepModule } from './modules';
import { pluginLine } from './plugin-line';

const framePart = createPart({ name: 'frames', load: () => import('@/shared/plugin-frame') });

/** Brings what frames need. The page of the app itself is asked for when it is mounted. */
export const bringFrame = (entry: PluginEntry): Promise<void> =>
  loaded(framePart).then(({ createFrame }) => keepModule(entry, createFrame(entry, pluginLine)));
