import type { PluginEntry } from '@contracts/plugin';

import { createFrame } from '@/shared/plugin-frame';

import { keepModule } from './modules';
import { pluginLine } from './plugin-line';

/** The page of the app itself is asked for when it is mounted. */
export const bring = (entry: PluginEntry): void => keepModule(entry, createFrame(entry, pluginLine));
