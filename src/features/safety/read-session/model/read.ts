import { sample } from 'effector';

import { z } from '@contracts/zod';

import { $balance } from '@/entities/account';
import { playerPushed } from '@/entities/player';
import { sessionForgotten, sessionRead, sessionWanted } from '@/entities/safety/play-session';
import { $userId } from '@/entities/session';
import { userValuesOf } from '@/shared/feed';
import { createPoll } from '@/shared/lib/clock';

const minuteMs = 60_000;
/** Without a feed nothing tells of a bet or of an answer in another tab, so the page also asks each minute. */
const askedAgain = createPoll({ everyMs: minuteMs, answered: [sessionRead] });

sample({ clock: $userId, target: sessionForgotten });
sample({
  clock: [
    askedAgain,
    $userId,
    $balance.updates,
    userValuesOf('play', z.object({ at: z.number() })),
    playerPushed.filter({ fn: ({ changed }) => changed !== 'terms' }),
  ],
  source: $userId,
  filter: (userId) => userId !== null,
  target: sessionWanted,
});
