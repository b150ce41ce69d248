import type { ReactNode } from 'react';

import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';

import { BoardFrame } from './board-frame';

/** The place of one or several boards of chosen matches. */
export function BoardDesk({ children }: { children: ReactNode }) {
  return (
    <PriceDesk>
      <BoardFrame>
        <PricesLocked />
        {children}
      </BoardFrame>
    </PriceDesk>
  );
}
