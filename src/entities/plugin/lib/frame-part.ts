import type { PluginEntry } from '@contracts/plugin';

import { keepModule, pluginLine } from '@/shared/plugin-files';
import { createFrame } from '@/shared/plugin-frame';

/** The page of the app itself is asked for when it is mounted. */
export const bring = (entry: PluginEntry): void => keepModule(entry, createFrame(entry, pluginLine));
