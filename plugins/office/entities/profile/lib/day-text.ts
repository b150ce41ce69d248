/** A day of the wire (YYYY-MM-DD) as people write it in their language. Any other text stays as it is. */
export function dayText(day: string, locale: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
