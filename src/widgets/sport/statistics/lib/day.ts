import { type TimeZone, wallOf } from '@contracts/zones';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** "21 Nov 2025": results may be years old. `at`: epoch ms. */
export function dayWithYear(at: number, { locale, timeZone }: { locale: string; timeZone: TimeZone }): string {
  const known =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  formatters.set(locale, known);
  return known.format(wallOf(timeZone, at));
}
