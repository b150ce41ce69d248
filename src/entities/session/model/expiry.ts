import { sample } from 'effector';

import { apiFailed } from '@/shared/api';

import { $isAuth, sessionClosed } from './session';

// A new token did not repair a 401, so the backend does not know this session any more. Spec: shell §8.
sample({
  clock: apiFailed,
  source: $isAuth,
  filter: (isAuth, { failure }) => isAuth && failure.kind === 'unauthorized',
  fn: () => ({ reason: 'expired' as const }),
  target: sessionClosed,
});
