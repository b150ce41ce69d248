import { useUnit } from 'effector-react';

import { $bets, $typeId } from '@/entities/coupon';
import { useT } from '@/shared/i18n';

import { Blocks } from './blocks';
import { LegList } from './leg-list';
import { BankerTools, ChainTools } from './leg-tools';

/** The bets as this type counts with them. */
export function ArrangedLegs() {
  const t = useT();
  const [bets, typeId] = useUnit([$bets, $typeId]);
  if (typeId === 4 || typeId === 5) return <Blocks />;
  const Tools = typeId === 2 ? BankerTools : typeId === 3 ? ChainTools : undefined;
  return <LegList label={t('coupon.list')} bets={bets} Tools={Tools} />;
}
