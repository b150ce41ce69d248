import type { PluginFormat } from '@sdk';

/** A moment as the player reads it. `seconds`: Unix. */
export const momentOf = (seconds: number, { locale, timeZone, is12h }: PluginFormat): string =>
  new Date((seconds + timeZone * 3600) * 1000).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: is12h,
    timeZone: 'UTC',
  });
