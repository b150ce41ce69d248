import { sample } from 'effector';

import { CheckSessionAnswer } from '@contracts/session';
import { z } from '@contracts/zod';

import { $isAuth, sessionClosed } from '@/entities/session';
import { createApiQuery } from '@/shared/api';
import { userValuesOf } from '@/shared/feed';

/** GET /web-api/auth/check-session: the push says that a session of the player is over, not which. No answer leaves everything as it is. */
const isOverQuery = createApiQuery({
  request: () => ({ path: '/web-api/auth/check-session' }),
  contract: CheckSessionAnswer,
  mapData: ({ data }) => data.user_id === null,
});

// A logout elsewhere or a limit that the player set elsewhere ends this page's session at once, not with its next call. Spec: shell §4, F77.
sample({
  clock: userValuesOf('session', z.object({ isOpen: z.boolean() })),
  source: $isAuth,
  filter: (isAuth, { isOpen }) => isAuth && !isOpen,
  target: isOverQuery.start,
});
sample({
  clock: isOverQuery.finished.success,
  source: $isAuth,
  filter: (isAuth, { result: isOver }) => isAuth && isOver,
  fn: () => ({ reason: 'elsewhere' as const }),
  target: sessionClosed,
});
