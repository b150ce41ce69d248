import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { createPartView } from '@/shared/part';

import { $isBarShown, questionPlaced } from '../model/agreement';

const Bar = createPartView({
  name: 'cookies',
  load: () => import('./cookies-bar'),
  view: (module) => module.CookiesBar,
  texts: ['session'],
});

/** Visitors who have answered never load the question. */
export function CookiesBar() {
  const [isShown, placed] = useUnit([$isBarShown, questionPlaced]);
  useEffect(() => {
    placed();
  }, [placed]);
  return isShown ? <Bar /> : null;
}
