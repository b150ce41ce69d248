import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isOneTapShown, oneTapClosed } from '../model/one-tap';

const OneTapCard = createPartView({
  name: 'one tap',
  load: () => import('./one-tap-card'),
  texts: ['popups'],
  view: (module) => module.OneTapCard,
  closed: oneTapClosed,
});

/** The code loads when the card is offered. */
export function OneTap() {
  return useUnit($isOneTapShown) ? <OneTapCard /> : null;
}
