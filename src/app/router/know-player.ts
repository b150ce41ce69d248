import { sample } from 'effector';

import { playerForgotten, playerPushed, playerRequested } from '@/entities/player';
import { $userId } from '@/entities/session';
import { termsPushed } from '@/features/access/confirm-terms';
import { userFeedReset } from '@/shared/feed';

// The session says who plays. The player's own configuration says what they may see.
sample({ clock: $userId, target: playerForgotten });
sample({ clock: $userId, filter: (userId) => userId !== null, target: playerRequested });
// While the feed was away, or before it started, pushes were lost, so read everything again. The feed may start before
// the late parts have loaded.
sample({
  clock: userFeedReset,
  source: $userId,
  filter: (userId) => userId !== null,
  target: [playerRequested, termsPushed],
});
sample({ clock: playerPushed, filter: ({ changed }) => changed === 'terms', target: termsPushed });
