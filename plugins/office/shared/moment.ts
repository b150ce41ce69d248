import type { PluginFormat } from '@sdk';

import { momentText } from '../../sdk/wall';

/** A moment as the player reads it. `seconds`: Unix. */
export const momentOf = (seconds: number, format: PluginFormat): string =>
  momentText(format, seconds * 1000, { dateStyle: 'medium', timeStyle: 'short' });
