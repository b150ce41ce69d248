import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $fillReport } from '../model/fill';

const FillNote = createPartView({
  name: 'what came with a coupon',
  load: () => import('./fill-note'),
  view: (module) => module.FillNote,
});

/** The note on what a coupon from elsewhere brought has code of its own, because players pick most coupons by hand. */
export function FillPart() {
  return useUnit($fillReport) === null ? null : <FillNote />;
}
