import { useUnit } from 'effector-react';

import type { Champ, Sport } from '@contracts/feed';

import type { BoardColumn } from '@/features/betting/filter-matches';
import { ChampHead } from '@/features/betting/open-match';
import { RowPool } from '@/shared/row-pool';

import { type BoardItem, heightOf } from '../lib/items';
import { champFolded } from '../model/fold';
import * as css from './board.css';
import { MatchRow } from './match-row';

export type BoardListProps = {
  items: readonly BoardItem[];
  sport: Sport;
  champs: ReadonlyMap<number, Champ>;
  hasDraw: boolean;
  columns: readonly BoardColumn[];
  isScoreWide: boolean;
};

/** A list of thousands of matches under the heads of their competitions. */
export function BoardList({ items, sport, champs, hasDraw, columns, isScoreWide }: BoardListProps) {
  const fold = useUnit(champFolded);
  return (
    <RowPool
      items={items}
      heightOf={heightOf}
      probes={{ row: css.probe, head: css.headProbe }}
      stuck={css.stuck}
      draw={(item) =>
        item.kind === 'group' ? (
          <ChampHead champ={item.champ} count={item.count} isOpen={item.isOpen} onToggle={fold} />
        ) : (
          <MatchRow
            match={item.match}
            sport={sport}
            champ={champs.get(item.match.champId)}
            hasDraw={hasDraw}
            columns={columns}
            isScoreWide={isScoreWide}
          />
        )
      }
    />
  );
}
