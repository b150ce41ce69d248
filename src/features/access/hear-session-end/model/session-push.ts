import { sample } from 'effector';

import { z } from '@contracts/zod';

import { $isAuth, createSessionCheck, sessionClosed } from '@/entities/session';
import { userValuesOf } from '@/shared/feed';

/** The push says that a session of the player is over, not which. */
const check = createSessionCheck();

// A logout elsewhere or a limit that the player set elsewhere ends this page's session at once, not with its next call. Spec: shell §4, F77.
sample({
  clock: userValuesOf('session', z.object({ isOpen: z.boolean() })),
  source: $isAuth,
  filter: (isAuth, { isOpen }) => isAuth && !isOpen,
  target: check.start,
});
sample({
  clock: check.finished.success,
  source: $isAuth,
  filter: (isAuth, { result }) => isAuth && result.isOver,
  fn: () => ({ reason: 'elsewhere' as const }),
  target: sessionClosed,
});
