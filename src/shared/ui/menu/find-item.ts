/** Index reached from `from` (-1: none) by an arrow, Home or End, round the ends; null for other keys. */
export function stepItem(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (Math.max(from, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Index of the next text that starts with what was typed, after `from`; a growing word may stay where it is. */
export function typeItem(typed: string, texts: readonly string[], from: number): number | null {
  const wanted = typed.toLocaleLowerCase();
  const start = wanted.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < texts.length; step++) {
    const index = (start + step) % texts.length;
    if (texts[index]?.trim().toLocaleLowerCase().startsWith(wanted) === true) return index;
  }
  return null;
}
