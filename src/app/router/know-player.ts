import { sample } from 'effector';

import { playerForgotten, playerRequested } from '@/entities/player';
import { $userId } from '@/entities/session';
import { termsPushed } from '@/features/access/confirm-terms';
import { userFeedReset } from '@/shared/feed';

// Who plays is known by the session; what he may see, by his own configuration.
sample({ clock: $userId, fn: () => undefined, target: playerForgotten });
sample({ clock: $userId, filter: (userId) => userId !== null, fn: () => undefined, target: playerRequested });
// What was pushed while the feed was away, or before it began, is lost. The feed may begin before the late parts are here.
sample({
  clock: userFeedReset,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: () => undefined,
  target: [playerRequested, termsPushed],
});
