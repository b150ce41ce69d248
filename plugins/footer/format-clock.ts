import type { PluginFormat } from '@sdk';

import { wallAt } from '../sdk/wall';

const hourMs = 3_600_000;

/** `2.5` → `UTC+2:30`, with a true minus sign. */
const zoneName = (hours: number): string => {
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60;
  const size = `${String(Math.floor(minutes / 60))}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return minutes === 0 ? 'UTC' : `UTC${hours < 0 ? '−' : '+'}${size}`;
};

/** `22 Feb 2025, 19:10:24 · UTC+3`, with the offset of that moment. `now`: epoch ms. */
export function formatClock(now: number, format: PluginFormat): string {
  const { locale, is12h } = format;
  const wall = wallAt(format, now);
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: is12h ? 'h12' : 'h23',
    timeZone: 'UTC',
  }).format(wall);
  return `${text} · ${zoneName((wall - now) / hourMs)}`;
}
