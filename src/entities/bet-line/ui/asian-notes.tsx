import { useUnit } from 'effector-react';

import { $coefViewId, $look } from '@/entities/preferences/@x/bet-line';
import { createPartView } from '@/shared/part';

import type { AsianTextsProps } from './asian-texts';

const Texts = createPartView({
  name: 'notes of the Asian view',
  load: () => import('./asian-texts'),
  texts: ['asian'],
  view: (module) => module.AsianTexts,
});

/**
 * What the Asian view, and its formats with a minus (5 and 6), say of a bet or of the sums of a slip. Loads where one of
 * them is chosen. Rows ASIA-02, ASIA-03.
 */
export function AsianNotes(props: AsianTextsProps) {
  const [look, viewId] = useUnit([$look, $coefViewId]);
  return look.includes('asian') || viewId === 5 || viewId === 6 ? <Texts {...props} /> : null;
}
