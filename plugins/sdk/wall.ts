import { type TimeZone, wallOf } from '../../contracts/zones.ts';
import type { PluginFormat } from './host.ts';

/** The reader's zone. A host of before zones had names tells hours alone. */
export const zoneOf = ({ zone, timeZone }: Pick<PluginFormat, 'zone' | 'timeZone'>): TimeZone => zone ?? timeZone;

/** What the reader's clocks show at a moment, as if they were those of UTC: write it with `timeZone: 'UTC'`. Epoch ms. */
export const wallAt = (format: Pick<PluginFormat, 'zone' | 'timeZone'>, at: number): number =>
  wallOf(zoneOf(format), at);

/** A moment by the reader's clocks and in their writing. `at`: epoch ms. */
export const momentText = (format: PluginFormat, at: number, style: Intl.DateTimeFormatOptions): string =>
  new Date(wallAt(format, at)).toLocaleString(format.locale, { ...style, hour12: format.is12h, timeZone: 'UTC' });
