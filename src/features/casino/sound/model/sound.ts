import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';

import type { Slug } from '@contracts/games/facts';
import { z } from '@contracts/zod';

import { $isCheckDue } from '@/entities/safety/play-session';
import { $isTabHidden, isCalm, tabHidden } from '@/shared/lib/device';
import { persist } from '@/shared/lib/storage';

import { endNotes, isWon, motionNotes, type Note, stepNotes } from '../lib/notes';
import { createPlayer } from '../lib/player';

/** The switch came into a room, or its room was left. */
export const soundOpened = createEvent();
export const soundLeft = createEvent();
export const soundToggled = createEvent();

/** The picture of a round begins to move. */
export const motionBegan = createEvent<Slug>();
/** It is over, and nothing is to be heard of its end. */
export const motionCut = createEvent();
/** The round goes on after a step of its player. */
export const stepShown = createEvent();
/** What a round came to can be seen. Minor units. */
export const endShown = createEvent<{ stake: number; payout: number }>();

/** Nobody is surprised by a sound: it is off until its player turns it on, on this device. */
export const $isSoundOn = createStore(false).on(soundToggled, (isOn) => !isOn);
persist({ store: $isSoundOn, key: 'gameSound', schema: z.boolean(), pickup: soundOpened });

/** One for each scope: tests must not hear each other. */
const $player = createStore(null, { skipVoid: false }).map(createPlayer, { skipVoid: false });
const playFx = attach({ source: $player, effect: (player, notes: readonly Note[]) => player.play(notes) });
const hushFx = attach({ source: $player, effect: (player) => player.hush() });
const wakeFx = attach({ source: $player, effect: (player) => player.wake() });
const closeFx = attach({ source: $player, effect: (player) => player.close() });

/** A device that can shakes once for a win. Some browsers have no such call. */
const shakeFx = createEffect(() => {
  if (!isCalm() && typeof navigator.vibrate === 'function') navigator.vibrate(30);
});

const wanted = merge([
  motionBegan.map((game): readonly Note[] => motionNotes(game)),
  stepShown.map(() => stepNotes),
  endShown.map((round) => endNotes(round)),
]);
/** Nothing plays on behind a reality check. */
const $isHeard = combine($isSoundOn, $isTabHidden, $isCheckDue, (isOn, isHidden, isDue) => isOn && !isHidden && !isDue);
sample({ clock: wanted, source: $isHeard, filter: Boolean, fn: (_, notes: readonly Note[]) => notes, target: playFx });
sample({
  clock: endShown,
  source: $isHeard,
  filter: (isHeard, round) => isHeard && isWon(round),
  target: shakeFx,
});
sample({ clock: [motionCut, tabHidden, $isCheckDue.updates.filter({ fn: Boolean })], target: hushFx });
sample({ clock: soundToggled, source: $isSoundOn, filter: Boolean, target: wakeFx });
sample({ clock: $isSoundOn, filter: (isOn) => !isOn, target: closeFx });
sample({ clock: soundLeft, target: closeFx });
