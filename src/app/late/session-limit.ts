import { sample } from 'effector';

import { $player } from '@/entities/player';
import { sessionHoursKnown } from '@/features/access/limit-session';
import { appReady } from '@/shared/lib/lifecycle';

// What is left is counted from the moment at which the backend said it.
sample({
  clock: [appReady, $player],
  source: $player,
  filter: (player) => player !== null,
  fn: (player) => player?.sessionHoursLeft ?? null,
  target: sessionHoursKnown,
});
