import { useUnit } from 'effector-react';

import { $matches } from '@/entities/match';
import { PriceDesk } from '@/features/betting/pick-outcome';
import { MatchRow } from '@/widgets/match-board';
import * as board from '@/widgets/match-board/ui/board.css';

import { champ, sport } from '../fixture';
import { mountProduct } from '../product';

/** The rows of the board without the virtual list, so that all rows are in the page, as in the reference. */
function Rows() {
  const games = [...useUnit($matches).values()];
  return (
    <PriceDesk>
      <div className={board.board}>
        <div className={board.sized}>
          {games.map((game) => (
            <div key={game.id} style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' }}>
              <MatchRow match={game} sport={sport} champ={champ} hasDraw />
            </div>
          ))}
        </div>
      </div>
    </PriceDesk>
  );
}

export const mount = (root: HTMLElement, rows: number) => mountProduct(root, rows, <Rows />);
