import type { PluginFormat } from '@sdk';

const hourMs = 3_600_000;

/** `2.5` → `UTC+2:30`, with a true minus sign. */
const zoneName = (hours: number): string => {
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60;
  const size = `${String(Math.floor(minutes / 60))}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return minutes === 0 ? 'UTC' : `UTC${hours < 0 ? '−' : '+'}${size}`;
};

/**
 * `22 Feb 2025, 19:10:24 · UTC+3`. Moves the moment by the zone and writes it as UTC, so a zone needs no name. `now`:
 * epoch ms.
 */
export function formatClock(now: number, { locale, timeZone, is12h }: PluginFormat): string {
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: is12h ? 'h12' : 'h23',
    timeZone: 'UTC',
  }).format(now + timeZone * hourMs);
  return `${text} · ${zoneName(timeZone)}`;
}
