import type { TimeZone } from './zones.ts';

/** The zone that a text names, as Intl writes it: an IANA name or hours. Null: nobody knows it. */
export function zoneNamed(text: string): TimeZone | null {
  if (text.trim() === '') return null;
  const hours = Number(text);
  if (hours >= -12 && hours <= 14) return hours;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
