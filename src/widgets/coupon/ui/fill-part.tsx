import { useUnit } from 'effector-react';

import { $fillReport } from '@/features/betting/share-coupon';

import { createPartView } from '@/shared/part';

const FillNote = createPartView({
  name: 'what came with a coupon',
  load: () => import('./fill-note'),
  view: (module) => module.FillNote,
});

/** What a coupon from elsewhere brought is told in code of its own: most coupons are picked by hand. */
export function FillPart() {
  return useUnit($fillReport) === null ? null : <FillNote />;
}
