import { sample } from 'effector';

import { noSessionLimit, sessionLeft } from '@contracts/session-limit';

import { $player } from '@/entities/player';
import { appReady } from '@/shared/lib/lifecycle';

import { sessionHoursKnown } from './limit';

// What is left is counted from the moment at which the backend said it.
sample({
  clock: [appReady, $player],
  source: $player,
  filter: (player) => player !== null,
  fn: (player) => sessionLeft(player?.sessionHoursLeft ?? noSessionLimit),
  target: sessionHoursKnown,
});
