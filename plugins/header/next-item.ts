/**
 * Gives the index of the item that a key moves the focus to. Null when the menu does not use the key. A letter leads to
 * the next item that begins with it.
 */
export function nextItem(labels: (string | null)[], current: number, key: string): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const at = (Math.max(current, -1) + step) % count;
    if (labels[at]?.trim().toLocaleLowerCase().startsWith(letter)) return at;
  }
  return null;
}
