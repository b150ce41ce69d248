import { PriceDesk, PricesLocked } from '@/features/pick-outcome';

import { BoardFrame } from './board-frame';
import * as css from './event-board.css';
import { FavouriteBoard } from './favourite-board';
import { TopBoard } from './top-board';

/** What the home page shows of sport: followed games, then the top of live and of the line. */
export function HomeBoard() {
  return (
    <PriceDesk>
      <BoardFrame>
        <PricesLocked className={css.locked} />
        <FavouriteBoard />
        <TopBoard zone="live" />
        <TopBoard zone="line" />
      </BoardFrame>
    </PriceDesk>
  );
}
