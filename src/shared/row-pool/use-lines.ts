import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { type Lines, linesIn, lineStarts, type PoolItem, type Sight, type Sizes } from './lines';
import { watchScroller, windowOf } from './scroller';
import type { ListBox } from './use-list-box';

const sightOf = ({ scroller, offset, covered }: ListBox): Sight => {
  const { top, height } = windowOf(scroller);
  return { top: top - offset, height, covered };
};

const isSame = (a: Lines, b: Lines) => a.first === b.first && a.last === b.last && a.stuck === b.stuck;

const noSight: Sight = { top: 0, height: 0, covered: 0 };
const noSizes: Sizes = { row: 0, head: 0 };
const none: Lines = { first: 0, last: -1, stuck: null };

/**
 * The lines to draw at the present scroll position. Nothing measures a line, because its height is known. The list
 * renders only when a line is added or removed. `heightOf` must be stable. `starts`: top of each line, px from the top
 * of the list; `height`: of the whole list, px.
 */
export function useLines<Item extends PoolItem>(
  items: readonly Item[],
  box: ListBox | null,
  heightOf: (item: Item, sizes: Sizes) => number,
) {
  const sizes = box ?? noSizes;
  const starts = useMemo(() => lineStarts(items, (item) => heightOf(item, sizes)), [items, sizes, heightOf]);
  const [sight, setSight] = useState(noSight);

  useLayoutEffect(() => {
    if (box === null) return undefined;
    const look = () => {
      const seen = sightOf(box);
      setSight((known) => (isSame(linesIn(items, starts, known), linesIn(items, starts, seen)) ? known : seen));
    };
    look();
    return watchScroller(box.scroller, () => {
      // Runs before the frame that shows the scroll. If it ran later, that frame would show a gap.
      flushSync(look);
    });
  }, [items, starts, box]);

  const height = starts.at(-1) ?? 0;
  const lines = box === null ? none : linesIn(items, starts, sight);
  return { ...lines, starts, height };
}
