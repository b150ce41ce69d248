import { type ReactNode, useRef } from 'react';

import type { PoolItem, Sizes } from './lines';
import * as css from './row-pool.css';
import { useLines } from './use-lines';
import { useListBox } from './use-list-box';

type RowPoolProps<Item> = {
  items: readonly Item[];
  /** Height of a line, px; must be stable. */
  heightOf: (item: Item, sizes: Sizes) => number;
  /** Classes of elements as high as a row and as a head; the latter stands where a head stays on top. */
  probes: { row: string; head: string };
  /** Class of the head that stays on top. */
  stuck: string;
  draw: (item: Item) => ReactNode;
};

/**
 * Thousands of lines, of which the page holds only the visible ones. The head of the first visible group stays on top.
 */
export function RowPool<Item extends PoolItem>({ items, heightOf, probes, stuck: onTop, draw }: RowPoolProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const box = useListBox({ list, row, head });
  const { first, last, stuck, starts, height } = useLines(items, box, heightOf);

  const inSight = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  const drawn = stuck === null || inSight.includes(stuck) ? inSight : [stuck, ...inSight];

  return (
    <div ref={list} className={css.list} style={{ blockSize: height }}>
      <div ref={row} className={probes.row} />
      <div ref={head} className={probes.head} />
      {drawn.map((index) => {
        const item = items[index];
        if (!item) return null;
        const isStuck = index === stuck;
        return (
          <div
            key={item.key}
            className={isStuck ? onTop : css.placed}
            style={isStuck ? undefined : { transform: `translateY(${String(starts[index] ?? 0)}px)` }}
          >
            {draw(item)}
          </div>
        );
      })}
    </div>
  );
}
