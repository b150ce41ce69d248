import { createEffect, sample } from 'effector';

import { z } from '@contracts/zod';

import { $isAuth, $userId, createSessionCheck, sessionClosed } from '@/entities/session';
import { userValuesOf } from '@/shared/feed';
import { pageRestored } from '@/shared/lib/device';

/** The push says that a session of the player is over, not which; a page that the browser kept received none. */
const check = createSessionCheck();

// A logout elsewhere or a limit that the player set elsewhere ends this page's session at once, not with its next call. Spec: shell §4, F77.
sample({
  clock: userValuesOf('session', z.object({ isOpen: z.boolean() })),
  source: $isAuth,
  filter: (isAuth, { isOpen }) => isAuth && !isOpen,
  target: check.start,
});
sample({ clock: pageRestored, source: $isAuth, filter: Boolean, target: check.start });
sample({
  clock: check.finished.success,
  source: $isAuth,
  filter: (isAuth, { result }) => isAuth && result.isOver,
  fn: () => ({ reason: 'elsewhere' as const }),
  target: sessionClosed,
});

/** The page is another player's: its memory goes with it. */
export const forgetPageFx = createEffect(() => location.reload());
sample({
  clock: check.finished.success,
  source: $userId,
  filter: (known, { result }) => known !== null && result.userId !== null && result.userId !== known,
  target: forgetPageFx,
});
