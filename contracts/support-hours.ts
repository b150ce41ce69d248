/** `from`, `to`: `HH:MM`, `24:00` is the end of the day; `days`: 1 Monday to 7 Sunday; `timeZone`: hours east of UTC. Decision D-80. */
export type SupportHours = { from: string; to: string; days: readonly number[]; timeZone: number };

const hourMs = 3_600_000;
const dayMinutes = 24 * 60;

/** Minutes since midnight. A text that is no time counts as midnight. */
function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  const total = hours * 60 + minutes;
  return Number.isFinite(total) ? total : 0;
}

/** Does somebody answer at this moment (epoch ms)? Hours over midnight belong to the day on which they begin. */
export function isSupportOpen(now: number, { from, to, days, timeZone }: SupportHours): boolean {
  const local = new Date(now + timeZone * hourMs);
  const today = local.getUTCDay() === 0 ? 7 : local.getUTCDay();
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start < end) return days.includes(today) && minute >= start && minute < end;
  const yesterday = today === 1 ? 7 : today - 1;
  return (days.includes(today) && minute >= start && minute < dayMinutes) || (days.includes(yesterday) && minute < end);
}
