import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useMemo, useRef } from 'react';

import type { Champ, Sport } from '@contracts/feed';

import { headOf, lineAt, lineStarts, type BoardItem } from '../lib/items';
import { scrolledBy, scrollerOf, scrollerOptions } from '../lib/scroller';
import { champFolded } from '../model/fold';
import * as css from './board.css';
import { ChampHead } from './champ-head';
import { GameRow } from './game-row';
import { useListBox } from './use-list-box';

export type BoardListProps = {
  items: readonly BoardItem[];
  sport: Sport;
  champs: ReadonlyMap<number, Champ>;
  hasDraw: boolean;
};

const OVERSCAN = 6;

/** Thousands of games, of which only those in sight are in the page. The head of the group under the eye stays on top. */
export function BoardList({ items, sport, champs, hasDraw }: BoardListProps) {
  const fold = useUnit(champFolded);
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const box = useListBox(scrollerOf, { list, row, head });
  const stuck = useRef<number | null>(null);

  const starts = useMemo(() => lineStarts(items, box ?? { row: 0, head: 0 }), [items, box]);
  const rangeExtractor = (range: Range) => {
    stuck.current =
      box === null ? null : headOf(items, lineAt(starts, scrolledBy(box.scroller) + box.covered - box.offset));
    const inSight = defaultRangeExtractor(range);
    return stuck.current === null || inSight.includes(stuck.current) ? inSight : [stuck.current, ...inSight];
  };

  // The list reads it anew in every render; nothing of it is kept by a memo.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    ...scrollerOptions,
    count: box === null ? 0 : items.length,
    getScrollElement: () => box?.scroller ?? null,
    estimateSize: (index) => (items[index]?.kind === 'group' ? box?.head : box?.row) ?? 0,
    getItemKey: (index) => items[index]?.key ?? index,
    scrollMargin: box?.offset ?? 0,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  // Sizes are known, not measured: a new height or order counts at once.
  useLayoutEffect(() => {
    virtual.measure();
  }, [virtual, box, items]);

  return (
    <div ref={list} className={css.list} style={{ blockSize: virtual.getTotalSize() }}>
      <div ref={row} className={css.probe} />
      <div ref={head} className={css.headProbe} />
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        const isStuck = index === stuck.current;
        return (
          <div
            key={key}
            className={isStuck ? css.stuck : css.placed}
            style={isStuck ? undefined : { transform: `translateY(${String(start - (box?.offset ?? 0))}px)` }}
          >
            {item.kind === 'group' ? (
              <ChampHead champ={item.champ} count={item.count} isOpen={item.isOpen} onToggle={fold} />
            ) : (
              <GameRow game={item.game} sport={sport} champ={champs.get(item.game.champId)} hasDraw={hasDraw} />
            )}
          </div>
        );
      })}
    </div>
  );
}
