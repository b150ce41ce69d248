/** One line of a long list. A `group` is a head with its rows below. */
export type PoolItem = { kind: string; key: string };

/** Heights of a row and of a head, px, as the list has measured them. */
export type Sizes = { row: number; head: number };

/** Index of the head above a line, null above the first head. */
export function headOf(items: readonly PoolItem[], index: number): number | null {
  for (let at = Math.min(index, items.length - 1); at >= 0; at--) if (items[at]?.kind === 'group') return at;
  return null;
}

/** Where each line begins, px from the top of the list; the last number is the height of the list. */
export function lineStarts<Item extends PoolItem>(items: readonly Item[], heightOf: (item: Item) => number): number[] {
  const starts = [0];
  let at = 0;
  for (const item of items) {
    at += heightOf(item);
    starts.push(at);
  }
  return starts;
}

/** Index of the line at `top` px from the top of the list. Above the list it is the first one, below it the last. */
export function lineAt(starts: readonly number[], top: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** On either side, this many lines outside the visible part stay in the page. */
const spare = 6;

export type Lines = { first: number; last: number; stuck: number | null };
/** The visible part of the list, px from its top. What stays on top covers `covered` px of it. */
export type Sight = { top: number; height: number; covered: number };

/**
 * The visible lines, and the head that stays on top: that of the first visible group. `last` is -1 for an empty list.
 */
export function linesIn(items: readonly PoolItem[], starts: readonly number[], { top, height, covered }: Sight): Lines {
  return {
    first: Math.max(0, lineAt(starts, top) - spare),
    last: Math.min(items.length - 1, lineAt(starts, top + height) + spare),
    stuck: headOf(items, lineAt(starts, top + covered)),
  };
}
