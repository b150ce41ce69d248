import { sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { loginOpened } from '@/features/access/log-in';
import { supportClosed, supportOpened } from '@/features/help/open-support';

// Only players have a history, so a visitor signs in first. A remote app may still ask for it.
sample({
  clock: supportOpened,
  source: $isAuth,
  filter: (isAuth, name) => !isAuth && (name === 'history' || name === 'callback'),
  target: [supportClosed, loginOpened],
});
