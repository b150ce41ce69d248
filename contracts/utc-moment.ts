/** `2026-11-22 12:00`, in UTC as everything of operators; `upTo` the second too where acts follow each other. */
export const utcMoment = (at: number, upTo: 'minute' | 'second' = 'minute'): string =>
  new Date(at)
    .toISOString()
    .slice(0, upTo === 'minute' ? 16 : 19)
    .replace('T', ' ');
