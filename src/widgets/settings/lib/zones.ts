/**
 * All offsets in use, in hours east of UTC: whole hours, and the halves and quarters of South Asia, Iran and Australia.
 */
export const timeZones: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => index - 12),
  ...[-9.5, -3.5, 3.5, 4.5, 5.5, 5.75, 6.5, 9.5, 10.5, 12.75],
].sort((a, b) => a - b);

/** 5.5 → "UTC+5:30", 0 → "UTC". */
export function zoneName(hours: number): string {
  if (hours === 0) return 'UTC';
  const minutes = Math.round((Math.abs(hours) % 1) * 60);
  const tail = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${hours < 0 ? '−' : '+'}${String(Math.trunc(Math.abs(hours)))}${tail}`;
}
