import { sample } from 'effector';

import { z } from '@contracts/zod';

import { userValuesOf } from '@/shared/feed';

import { playerRequested } from './player';

/**
 * The server says that something of the player has changed while the page is open. Listens from the start: the page of
 * a ban may be shown before the late parts load, and its end must still be noticed. BOOT-36.
 */
export const playerPushed = userValuesOf(
  'player',
  z.object({ changed: z.enum(['config', 'limits', 'terms', 'ownLimits']) }),
);

sample({ clock: playerPushed, filter: ({ changed }) => changed !== 'terms', target: playerRequested });
