import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { type BoardItem, type Lines, linesIn, lineStarts, type Sight } from '../lib/items';
import { watchScroller, windowOf } from '../lib/scroller';
import type { ListBox } from './use-list-box';

const sightOf = ({ scroller, offset, covered }: ListBox): Sight => {
  const { top, height } = windowOf(scroller);
  return { top: top - offset, height, covered };
};

const isSame = (a: Lines, b: Lines) => a.first === b.first && a.last === b.last && a.stuck === b.stuck;

const noSight: Sight = { top: 0, height: 0, covered: 0 };
const noSizes = { row: 0, head: 0 };
const none: Lines = { first: 0, last: -1, stuck: null };

/**
 * The lines to draw at the present scroll position. Nothing measures a line, because its height is known. The list
 * renders only when a line comes or goes. `starts`: top of each line, px from the top of the list; `height`: of the
 * whole list, px.
 */
export function useLines(items: readonly BoardItem[], box: ListBox | null) {
  const sizes = box ?? noSizes;
  const starts = useMemo(() => lineStarts(items, sizes), [items, sizes]);
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

  const last = items.at(-1);
  const height = last === undefined ? 0 : (starts.at(-1) ?? 0) + (last.kind === 'group' ? sizes.head : sizes.row);
  const lines = box === null ? none : linesIn(items, starts, sight);
  return { ...lines, starts, height };
}
