import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

import { BookProvider, type Outcome, outcomePressed } from '@/entities/match';
import { $coefViewId } from '@/entities/preferences';
import { $isFeedLive, $lost } from '@/shared/feed';
import { $locale, useT } from '@/shared/i18n';

import { createPriceFormat, isWideView } from '../lib/price-text';
import { $marks, type PickMarks } from '../model/picking';
import { $pricePlaces, finePriceSeen } from '../model/price-places';
import * as css from './price-desk.css';

/** `$marks`: what is pressed already. */
type Picking = { isStale: boolean; press: (outcome: Outcome) => void; $marks: Store<PickMarks> };

/** A `PriceDesk` inside another one sends its presses elsewhere than to the coupon. */
export const PickingContext = createContext<Picking>({ isStale: true, press: () => undefined, $marks });

export const usePicking = () => useContext(PickingContext);

/** Gives the prices inside it what they need: the book, the player's odds format, and whether they may be taken now. */
export function PriceDesk({ children }: { children: ReactNode }) {
  const t = useT();
  const [viewId, locale, places, onFinePrice] = useUnit([$coefViewId, $locale, $pricePlaces, finePriceSeen]);
  const [isLive, lost, press] = useUnit([$isFeedLive, $lost, outcomePressed]);
  // Locks must not flash when a page opens, so they wait for the feed's first word.
  const format = useMemo(
    () => createPriceFormat({ viewId, locale, places, onFinePrice }),
    [viewId, locale, places, onFinePrice],
  );
  const picking = useMemo(() => ({ isStale: !isLive, press, $marks }), [isLive, press]);

  return (
    <BookProvider format={format} suspended={t('sport.odds.suspended')} noPrice={t('sport.odds.none')}>
      <PickingContext value={picking}>
        <div
          className={css.desk}
          data-feed={lost ? 'lost' : undefined}
          data-odds={isWideView(viewId) ? 'wide' : undefined}
        >
          {children}
        </div>
      </PickingContext>
    </BookProvider>
  );
}
