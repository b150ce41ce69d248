import { useUnit } from 'effector-react';
import { useRef } from 'react';

import type { Champ, Sport } from '@contracts/feed';

import { scrollerOf, useLines, useListBox } from '@/shared/row-pool';

import { type AsianItem, heightOf } from '../lib/items';
import { leagueFolded } from '../model/view';
import { AsianEvent } from './asian-event';
import { AsianMatch } from './asian-match';
import * as css from './board.css';
import { LeagueHead } from './league-head';

type AsianListProps = {
  items: readonly AsianItem[];
  sport: Sport;
  champs: ReadonlyMap<number, Champ>;
  isOneLine: boolean;
};

/** Hundreds of matches with their lines, of which the page holds only those in sight: the rows of the European board. */
export function AsianList({ items, sport, champs, isOneLine }: AsianListProps) {
  const fold = useUnit(leagueFolded);
  const [list, row] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const head = useRef<HTMLDivElement>(null);
  const box = useListBox(scrollerOf, { list, row, head });
  const { first, last, stuck, starts, height } = useLines(items, box, isOneLine ? heightOf.one : heightOf.two);

  const inSight = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  const drawn = stuck === null || inSight.includes(stuck) ? inSight : [stuck, ...inSight];

  return (
    <div ref={list} className={css.list} style={{ blockSize: height }}>
      <div ref={row} className={css.rowProbe} />
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
            <Item item={item} sport={sport} champs={champs} onFold={fold} />
          </div>
        );
      })}
    </div>
  );
}

type ItemProps = Pick<AsianListProps, 'sport' | 'champs'> & { item: AsianItem; onFold: (champId: number) => void };

function Item({ item, sport, champs, onFold }: ItemProps) {
  if (item.kind === 'group')
    return <LeagueHead champ={item.champ} count={item.count} isOpen={item.isOpen} onToggle={onFold} />;
  const champ = champs.get(item.game.champId);
  if (item.kind === 'event') return <AsianEvent game={item.game} sport={sport} champ={champ} />;
  return <AsianMatch game={item.game} markets={item.markets} sport={sport} champ={champ} />;
}
