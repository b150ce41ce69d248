import type { Zone } from '@contracts/feed';

import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';

import { BoardFrame } from './board-frame';
import * as css from './event-board.css';
import { FavouriteBoard } from './favourite-board';
import { TopBoard } from './top-board';

/** What the home page shows of sport: followed games, then the top of each zone. */
export function HomeBoard({ zones }: { zones: readonly Zone[] }) {
  const isWaiting = useTopic(zones[0] === undefined ? null : `top:${zones[0]}`) === 'loading';
  return (
    <PriceDesk>
      <BoardFrame>
        <PricesLocked className={css.locked} />
        <FavouriteBoard />
        {zones.map((zone, place) => (
          // How high the first one will be is known with its games: until then nothing stands beneath it that they would move.
          <div key={zone} hidden={place > 0 && isWaiting}>
            <TopBoard zone={zone} />
          </div>
        ))}
      </BoardFrame>
    </PriceDesk>
  );
}
