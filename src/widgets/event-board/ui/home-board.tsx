import type { Zone } from '@contracts/feed';

import { PriceDesk, PricesLocked } from '@/features/pick-outcome';

import { BoardFrame } from './board-frame';
import * as css from './event-board.css';
import { FavouriteBoard } from './favourite-board';
import { TopBoard } from './top-board';

/** What the home page shows of sport: followed games, then the top of each zone. */
export function HomeBoard({ zones }: { zones: readonly Zone[] }) {
  return (
    <PriceDesk>
      <BoardFrame>
        <PricesLocked className={css.locked} />
        <FavouriteBoard />
        {zones.map((zone) => (
          <TopBoard key={zone} zone={zone} />
        ))}
      </BoardFrame>
    </PriceDesk>
  );
}
