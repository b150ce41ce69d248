/** 5.5 → `UTC+5:30`, 0 → `UTC`, with a true minus sign. `hours`: east of UTC. */
export function offsetName(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60;
  const size = `${String(Math.floor(minutes / 60))}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return minutes === 0 ? 'UTC' : `UTC${hours < 0 ? '−' : '+'}${size}`;
}
