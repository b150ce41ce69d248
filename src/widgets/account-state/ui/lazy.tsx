import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import type { KnownState } from '../lib/states';
import { $couponStates, $states } from '../model/states';

type StatesProps = { states: readonly KnownState[] };

const States = createPartView<typeof import('./states'), StatesProps>({
  name: 'states of the account',
  load: () => import('./states'),
  view: (module) => module.States,
  texts: ['states'],
});

/** Where money comes in and goes out. Most players never load it. */
export function AccountStates() {
  const states = useUnit($states);
  return states.length > 0 ? <States states={states} /> : null;
}

/** In the coupon, which tells the rest itself. */
export function CouponStates() {
  const states = useUnit($couponStates);
  return states.length > 0 ? <States states={states} /> : null;
}
