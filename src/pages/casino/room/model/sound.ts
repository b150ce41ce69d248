/** What a room can be heard of: its sound follows what its picture shows, and never tells more. Row CAS-39. */
import { createStore, sample } from 'effector';

import type { Round } from '@/entities/casino/round';
import { $userId } from '@/entities/session';
import { endShown, motionBegan, motionCut, stepShown } from '@/features/casino/sound';

import { roomOpened } from './opened';
import { motionOver, motionShown, toldAtOnce } from './picture';
import { $game } from './room';

sample({ clock: motionShown, fn: ({ game }) => game, target: motionBegan });
sample({ clock: [roomOpened, $game, $userId], target: motionCut });

/** The round whose picture moves. */
const $moving = createStore<Round | null>(null)
  .on(motionShown, (_, { round }) => round)
  .reset(roomOpened, $game, $userId);
const covered = sample({ clock: motionOver, source: $moving, filter: Boolean });
// The clock of a motion that was skipped still comes.
$moving.reset(covered);
sample({ clock: [covered, toldAtOnce], filter: ({ isOpen }) => !isOpen, target: endShown });
// What is not over has nothing to end on.
sample({ clock: covered, filter: ({ isOpen }) => isOpen, target: motionCut });
// A step that is drawn has had its sound with the motion.
sample({ clock: toldAtOnce, filter: ({ isOpen }) => isOpen, target: stepShown });
