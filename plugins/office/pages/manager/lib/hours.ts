import type { Manager } from '@contracts/letters';

/** A Monday. Only the days of its week are read. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** "Mon–Fri, 09:00–18:00 (UTC+3)", in the player's language. The days are one stretch. */
export function hoursOf({ from, to, days, timeZone }: Manager['hours'], locale: string): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const named = [...new Set([first, last])].map((day) => weekday.format(monday + (day - 1) * dayMs)).join('–');
  const zone = timeZone === 0 ? 'UTC' : `UTC${timeZone > 0 ? '+' : '−'}${String(Math.abs(timeZone))}`;
  return `${named}, ${from}–${to} (${zone})`;
}
