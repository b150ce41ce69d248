import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { $bets, $typeId, locksOf, sameGameIds, type Bet } from '@/entities/coupon';

import * as css from './coupon-panel.css';
import { Leg, type LegProps } from './leg';

type LegListProps = {
  label: string;
  /** All of the slip, or those of one block. */
  bets: readonly Bet[];
  Tools?: LegProps['Tools'];
};

export function LegList({ label, bets, Tools }: LegListProps) {
  const [all, typeId] = useUnit([$bets, $typeId]);
  const dependent = useMemo(() => sameGameIds(all), [all]);
  return (
    <ul className={css.list} aria-label={label}>
      {bets.map((bet) => {
        const isDependent = dependent.has(bet.market.id);
        return (
          <Leg
            key={bet.market.id}
            bet={bet}
            isDependent={isDependent}
            isLocked={locksOf(bet, typeId, isDependent).length > 0}
            hasOwnStake={typeId === 9}
            singlesFit={all.length > 1 && typeId !== 9}
            Tools={Tools}
          />
        );
      })}
    </ul>
  );
}
