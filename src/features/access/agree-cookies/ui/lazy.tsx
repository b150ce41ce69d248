import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isBarShown } from '../model/agreement';

const Bar = createPartView({
  name: 'cookies',
  load: () => import('./cookies-bar'),
  view: (module) => module.CookiesBar,
  texts: ['session'],
});

/** Visitors who have answered never load the question. */
export function CookiesBar() {
  return useUnit($isBarShown) ? <Bar /> : null;
}
