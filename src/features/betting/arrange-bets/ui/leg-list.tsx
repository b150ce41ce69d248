import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { isSeveralSingles } from '@contracts/coupon-types';

import { $bets, $typeId, type Bet, locksOf, sameGameIds } from '@/entities/coupon';
import * as panel from '@/shared/ui/panel';

import { Leg, type LegProps } from './leg';

type LegListProps = {
  label: string;
  /** All bets of the slip, or those of one block. */
  bets: readonly Bet[];
  OwnStake?: LegProps['OwnStake'];
  Tools?: LegProps['Tools'];
  Parts?: LegProps['Parts'];
};

export function LegList({ label, bets, OwnStake, Tools, Parts }: LegListProps) {
  const [all, typeId] = useUnit([$bets, $typeId]);
  const dependent = useMemo(() => sameGameIds(all), [all]);
  return (
    <ul className={panel.list} aria-label={label}>
      {bets.map((bet) => {
        const isDependent = dependent.has(bet.market.id);
        return (
          <Leg
            key={bet.market.id}
            bet={bet}
            isDependent={isDependent}
            isLocked={locksOf(bet, typeId, isDependent).length > 0}
            singlesFit={all.length > 1 && !isSeveralSingles(typeId)}
            OwnStake={isSeveralSingles(typeId) ? OwnStake : undefined}
            Tools={Tools}
            Parts={Parts}
          />
        );
      })}
    </ul>
  );
}
