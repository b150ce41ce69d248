import { useUnit } from 'effector-react';

import { $bets, oddsOf } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { EmptyState } from '@/shared/ui/empty-state';

import { OddsPlace, usePlaces } from '../lib/use-format';
import { useSparePart } from '../lib/use-part';

const load = () => import('./my-bets');

/** My bets come right behind the panel, whose slip is seen first. */
export function BetsPart() {
  const t = useT();
  const { part, hasFailed } = useSparePart(true, load);
  const bets = useUnit($bets);
  const places = usePlaces((bets ?? []).flatMap(oddsOf));
  if (hasFailed) return <EmptyState icon="offline" title={t('coupon.bets.failed')} />;
  return (
    part && (
      <OddsPlace value={places}>
        <part.MyBets />
      </OddsPlace>
    )
  );
}
