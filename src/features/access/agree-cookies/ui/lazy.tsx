import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isBarShown } from '../model/agreement';

const Bar = createPartView({
  name: 'cookies',
  load: () => import('./cookies-bar'),
  view: (module) => module.CookiesBar,
  texts: ['session'],
});

/** Whoever has answered never loads the question. */
export function CookiesBar() {
  return useUnit($isBarShown) ? <Bar /> : null;
}
