import type { PluginFormat } from '@sdk';

import { offsetName } from '@contracts/offset-name';

import { wallAt } from '../sdk/wall';

const hourMs = 3_600_000;

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
  return `${text} · ${offsetName((wall - now) / hourMs)}`;
}
