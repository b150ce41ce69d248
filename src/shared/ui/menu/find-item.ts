import { foldLetters } from '@contracts/find-words';

/** The index that an arrow, Home or End leads to from `from` (-1: none), round the ends. Null for other keys. */
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

/**
 * Index of the next text after `from` that starts with the typed letters. While a typed word grows, the present item
 * may stay.
 */
export function typeItem(typed: string, texts: readonly string[], from: number): number | null {
  const wanted = foldLetters(typed);
  const start = typed.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < texts.length; step++) {
    const index = (start + step) % texts.length;
    if (
      foldLetters(texts[index] ?? '')
        .trim()
        .startsWith(wanted)
    )
      return index;
  }
  return null;
}
