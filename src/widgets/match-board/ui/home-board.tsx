import type { ReactNode } from 'react';

import type { Zone } from '@contracts/feed';

import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';

import { BoardFrame } from './board-frame';
import { FavouriteBoard } from './favourite-board';
import * as css from './match-board.css';
import { TopBoard } from './top-board';

const useIsWaiting = (zone: Zone | undefined): boolean =>
  useTopic(zone === undefined ? null : `top:${zone}`) === 'loading';

/** The sport part of the home page: followed matches, then the top of each zone. `children` are under the last of them. */
export function HomeBoard({ zones, children }: { zones: readonly Zone[]; children?: ReactNode }) {
  const isWaiting = useIsWaiting(zones[0]);
  const isLastWaiting = useIsWaiting(zones.at(-1));
  return (
    <PriceDesk>
      <BoardFrame>
        <PricesLocked className={css.locked} />
        <FavouriteBoard />
        {zones.map((zone, place) => (
          // The first board's height is known only with its matches. Until then nothing is below it that its growth would
          // move.
          <div key={zone} hidden={place > 0 && isWaiting}>
            <TopBoard zone={zone} />
          </div>
        ))}
        <div hidden={isWaiting || isLastWaiting}>{children}</div>
      </BoardFrame>
    </PriceDesk>
  );
}
