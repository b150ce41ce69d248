const two = (value: number) => String(value).padStart(2, '0');

/** "0:42:18". Hours may have more than two digits. A clock that was moved back shows no time before the start. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${String(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
