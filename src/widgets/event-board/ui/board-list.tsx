import { useUnit } from 'effector-react';
import { useRef } from 'react';

import type { Champ, Sport } from '@contracts/feed';

import type { BoardColumn } from '@/features/betting/filter-events';
import { scrollerOf, useLines, useListBox } from '@/shared/row-pool';

import { type BoardItem, heightOf } from '../lib/items';
import { champFolded } from '../model/fold';
import * as css from './board.css';
import { ChampHead } from './champ-head';
import { GameRow } from './game-row';

export type BoardListProps = {
  items: readonly BoardItem[];
  sport: Sport;
  champs: ReadonlyMap<number, Champ>;
  hasDraw: boolean;
  columns: readonly BoardColumn[];
  isScoreWide: boolean;
};

/**
 * A list of thousands of games; the page holds only those in sight. The head of the first visible group stays on top.
 */
export function BoardList({ items, sport, champs, hasDraw, columns, isScoreWide }: BoardListProps) {
  const fold = useUnit(champFolded);
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const box = useListBox(scrollerOf, { list, row, head });
  const { first, last, stuck, starts, height } = useLines(items, box, heightOf);

  const inSight = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  const drawn = stuck === null || inSight.includes(stuck) ? inSight : [stuck, ...inSight];

  return (
    <div ref={list} className={css.list} style={{ blockSize: height }}>
      <div ref={row} className={css.probe} />
      <div ref={head} className={css.headProbe} />
      {drawn.map((index) => {
        const item = items[index];
        if (!item) return null;
        const isStuck = index === stuck;
        return (
          <div
            key={item.key}
            className={isStuck ? css.stuck : css.placed}
            style={isStuck ? undefined : { transform: `translateY(${String(starts[index] ?? 0)}px)` }}
          >
            {item.kind === 'group' ? (
              <ChampHead champ={item.champ} count={item.count} isOpen={item.isOpen} onToggle={fold} />
            ) : (
              <GameRow
                game={item.game}
                sport={sport}
                champ={champs.get(item.game.champId)}
                hasDraw={hasDraw}
                columns={columns}
                isScoreWide={isScoreWide}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
