import { useUnit } from 'effector-react';

import { $quickBet } from '@/entities/coupon';

import { useSparePart } from '../lib/use-part';

const load = () => import('./quick-slip');

/** The small slip comes with the first press that wants it. */
export function QuickPart() {
  const isWanted = useUnit($quickBet) !== null;
  const { part } = useSparePart(isWanted, load);
  return part && <part.QuickSlip />;
}
