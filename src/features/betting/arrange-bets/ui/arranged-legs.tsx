import { useUnit } from 'effector-react';

import { hasBlocks, isChain, isSystem } from '@contracts/coupon-types';

import { $bets, $typeId } from '@/entities/coupon';
import { useT } from '@/shared/i18n';

import { Blocks, type BlocksProps } from './blocks';
import { LegList } from './leg-list';
import { BankerTools, ChainTools } from './leg-tools';

/** The bets as this type counts them. */
export function ArrangedLegs(props: BlocksProps) {
  const t = useT();
  const [bets, typeId] = useUnit([$bets, $typeId]);
  if (hasBlocks(typeId)) return <Blocks {...props} />;
  const Tools = isSystem(typeId) ? BankerTools : isChain(typeId) ? ChainTools : undefined;
  return <LegList label={t('coupon.list')} bets={bets} Tools={Tools} />;
}
