import { useUnit } from 'effector-react';

import { $fillReport } from '@/features/betting/share-coupon';

import { useSparePart } from '../lib/use-part';

const load = () => import('./fill-note');

/** What a coupon from elsewhere brought is told in code of its own: most coupons are picked by hand. */
export function FillPart() {
  const isWanted = useUnit($fillReport) !== null;
  const { part } = useSparePart(isWanted, load);
  return part && <part.FillNote />;
}
