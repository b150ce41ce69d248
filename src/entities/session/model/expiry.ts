import { sample } from 'effector';

import { apiFailed } from '@/shared/api';

import { $isAuth, sessionClosed } from './session';

// A 401 that a new token did not repair: the backend does not know this session any more. Spec: shell §8.
sample({
  clock: apiFailed,
  source: $isAuth,
  filter: (isAuth, { failure }) => isAuth && failure.kind === 'unauthorized',
  fn: () => ({ reason: 'expired' as const }),
  target: sessionClosed,
});
