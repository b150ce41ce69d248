const hourMs = 3_600_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** "21 Nov 2025": results may be years old. `at`: epoch ms; `timeZone`: hours east of UTC. */
export function dayWithYear(at: number, { locale, timeZone }: { locale: string; timeZone: number }): string {
  const known =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  formatters.set(locale, known);
  return known.format(at + timeZone * hourMs);
}
