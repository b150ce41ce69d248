import { sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { loginOpened } from '@/features/access/log-in';
import { supportClosed, supportOpened } from '@/features/help/open-support';

// A history is a player's: a visitor signs in first. A remote app may ask for it all the same.
sample({
  clock: supportOpened,
  source: $isAuth,
  filter: (isAuth, name) => !isAuth && (name === 'history' || name === 'callback'),
  fn: () => undefined,
  target: [supportClosed, loginOpened],
});
