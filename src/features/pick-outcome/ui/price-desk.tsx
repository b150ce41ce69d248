import { useUnit } from 'effector-react';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';

import { BookProvider } from '@/entities/game';
import { $coefViewId } from '@/entities/preferences';
import { $isFeedLive } from '@/shared/feed';
import { $language, useT } from '@/shared/i18n';

import { priceText } from '../lib/price-text';
import type { Outcome } from '../lib/to-pick';
import { outcomePressed } from '../model/pick';

type Picking = { isStale: boolean; press: (outcome: Outcome) => void };

const PickingContext = createContext<Picking>({ isStale: true, press: () => undefined });

export const usePicking = () => useContext(PickingContext);

/** What the prices below need: the book, the player's way to write odds, and whether they may be taken now. */
export function PriceDesk({ children }: { children: ReactNode }) {
  const t = useT();
  const [viewId, language, isLive, press] = useUnit([$coefViewId, $language, $isFeedLive, outcomePressed]);
  const format = useCallback((milli: number) => priceText(milli, viewId, language), [viewId, language]);
  const picking = useMemo(() => ({ isStale: !isLive, press }), [isLive, press]);

  return (
    <BookProvider format={format} suspended={t('sport.odds.suspended')} noPrice={t('sport.odds.none')}>
      <PickingContext value={picking}>{children}</PickingContext>
    </BookProvider>
  );
}
