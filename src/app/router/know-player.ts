import { sample } from 'effector';

import { playerForgotten, playerRequested } from '@/entities/player';
import { $userId } from '@/entities/session';

// Who plays is known by the session; what he may see, by his own configuration.
sample({ clock: $userId, fn: () => undefined, target: playerForgotten });
sample({ clock: $userId, filter: (userId) => userId !== null, fn: () => undefined, target: playerRequested });
