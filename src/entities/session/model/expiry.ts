import { sample } from 'effector';

import { apiFailed, otherPlayerCame } from '@/shared/api';

import { checkSessionRequested } from './check';
import { $isAuth, sessionClosed } from './session';

// A new token did not repair a 401, so the backend does not know this session any more. Spec: shell §8.
sample({
  clock: apiFailed,
  source: $isAuth,
  filter: (isAuth, { failure }) => isAuth && failure.kind === 'unauthorized',
  fn: () => ({ reason: 'expired' as const }),
  target: sessionClosed,
});

// Another player signed in with this browser, and no other tab said so. What this page has is not theirs.
sample({ clock: otherPlayerCame, fn: () => ({ reason: 'elsewhere' as const }), target: sessionClosed });
sample({ clock: otherPlayerCame, target: checkSessionRequested });
