import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $quickBet, $quickTopic } from '@/entities/quick-bet';
import { $isVisibleQuickCoupon } from '@/entities/quick-coupon';
import { useTopic } from '@/shared/feed';

import { quickOpened } from '../model/quick';
import { OpenSlip } from './open-slip';

/** The small slip beside the pressed price. On pages without a coupon it waits out of sight (decision D-58). */
export function QuickSlip() {
  const [bet, isVisible, topic] = useUnit([$quickBet, $isVisibleQuickCoupon, $quickTopic]);
  const open = useUnit(quickOpened);
  useTopic(topic);
  useEffect(() => {
    open();
  }, [open]);
  return bet !== null && isVisible ? <OpenSlip key={bet.market.id} bet={bet} /> : null;
}
