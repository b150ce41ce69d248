import type { PluginFormat } from '@sdk';

import { wallAt } from '../../sdk/wall';

/** A moment as the player reads it. `seconds`: Unix. */
export const momentOf = (seconds: number, format: PluginFormat): string =>
  new Date(wallAt(format, seconds * 1000)).toLocaleString(format.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: format.is12h,
    timeZone: 'UTC',
  });
