import { useUnit } from 'effector-react';

import type { Champ, Sport } from '@contracts/feed';

import { ChampHead } from '@/features/betting/open-match';
import { RowPool } from '@/shared/row-pool';

import { type AsianItem, heightOf } from '../lib/items';
import { leagueFolded } from '../model/view';
import { AsianEvent } from './asian-event';
import { AsianMatch } from './asian-match';
import * as css from './board.css';

type AsianListProps = {
  items: readonly AsianItem[];
  sport: Sport;
  champs: ReadonlyMap<number, Champ>;
  isOneLine: boolean;
};

/** Hundreds of matches with their lines, of which the page holds only those in sight: the rows of the European board. */
export function AsianList({ items, sport, champs, isOneLine }: AsianListProps) {
  const fold = useUnit(leagueFolded);
  return (
    <RowPool
      items={items}
      heightOf={isOneLine ? heightOf.one : heightOf.two}
      probes={{ row: css.rowProbe, head: css.headProbe }}
      stuck={css.stuck}
      draw={(item) => <Item item={item} sport={sport} champs={champs} onFold={fold} />}
    />
  );
}

type ItemProps = Pick<AsianListProps, 'sport' | 'champs'> & { item: AsianItem; onFold: (champId: number) => void };

function Item({ item, sport, champs, onFold }: ItemProps) {
  if (item.kind === 'group')
    return <ChampHead champ={item.champ} count={item.count} isOpen={item.isOpen} onToggle={onFold} />;
  const champ = champs.get(item.match.champId);
  if (item.kind === 'event') return <AsianEvent match={item.match} sport={sport} champ={champ} />;
  return <AsianMatch match={item.match} markets={item.markets} sport={sport} champ={champ} />;
}
