import { type ReactNode, useRef } from 'react';

import * as css from './long-list.css';
import { useInSight } from './use-in-sight';
import { usePrinting } from './use-printing';

/** So many rows are drawn together. */
const step = 10;

type LongListProps<Row> = {
  rows: readonly Row[];
  /** Height of each row, px: rows out of sight leave this much room. */
  height: number;
  /** One row: an element with role `listitem` and the given place in the list. */
  children: (row: Row, place: { 'aria-setsize': number; 'aria-posinset': number }) => ReactNode;
};

/**
 * A list of thousands of rows of one height. The page holds only those in sight, a few dozen; on paper all of them are
 * shown. Row PAY-16.
 */
export function LongList<Row>({ rows, height, children: draw }: LongListProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const blocks = Math.ceil(rows.length / step);
  const seen = useInSight(list, blocks);
  const isPrinting = usePrinting();
  return (
    <div ref={list} role="list">
      {Array.from({ length: blocks }, (_, index) => {
        const first = index * step;
        const inside = rows.slice(first, first + step);
        const isDrawn = isPrinting || seen.has(index);
        return (
          <div key={index} role="none" className={css.block} style={{ minBlockSize: inside.length * height }}>
            {isDrawn &&
              inside.map((row, offset) =>
                draw(row, { 'aria-setsize': rows.length, 'aria-posinset': first + offset + 1 }),
              )}
          </div>
        );
      })}
    </div>
  );
}
