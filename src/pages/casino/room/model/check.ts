import { attach, combine, createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';
import { $kept, isAsSent, shownBefore } from '@/features/casino/promise';
import { createPart, moduleOf, partWanted } from '@/shared/part';
import type * as Check from '@/widgets/casino/check';

import { roomQuery, seedMutation } from '../api/room';
import { $isPlaying } from './form';
import { roomOpened } from './opened';
import { $part } from './part';
import { $room } from './room';

/** The player wants to check the round of this id. */
export const checkPressed = createEvent<string>();
export const checkClosed = createEvent();
export const ownSeedChanged = createEvent<string>();
/** The player takes another seed, so that the one of this round opens. */
export const seedPressed = createEvent();

/** The check comes when a game is open, so that it works without a network afterwards. */
export const checkPart = createPart({ name: 'check of a round', load: () => import('@/widgets/casino/check') });
export const $check = moduleOf(checkPart);
sample({ clock: $room, filter: (room) => room !== null, fn: () => checkPart, target: partWanted });

const $id = createStore<string | null>(null)
  .on(checkPressed, (_, id) => id)
  .reset(checkClosed, roomOpened, $userId);
/** The round that is looked at, as the server tells it now. */
export const $round = combine($id, $room, (id, room) => room?.rounds.find((round) => round.id === id) ?? null);

const checkFx = attach({
  source: { check: $check, part: $part, kept: $kept },
  effect: async ({ check, part, kept }, round: Check.OpenedRound) => {
    if (check === null || part === null) throw new Error('The check has not come yet.');
    const finding = await check.proveRound(round, part.maths, shownBefore(kept, round.id));
    return { ...finding, isRight: finding.isRight && isAsSent(kept, round) };
  },
});

/** The hash that this browser showed before the round that is looked at; null: it did not see it. */
export const $shown = combine($kept, $round, (kept, round) => (round === null ? null : shownBefore(kept, round.id)));

/** What the browser found of it; null before. `failed`: it could not compute. */
export const $finding = createStore<Check.Finding | 'failed' | null>(null)
  .on(checkFx.doneData, (_, finding) => finding)
  .on(checkFx.fail, () => 'failed')
  .reset(checkPressed, checkClosed, $userId);

export const $ownSeed = createStore('')
  .on(ownSeedChanged, (_, text) => text)
  .reset(seedMutation.finished.success, $userId);
export const $isSeedWrong = $ownSeed.map((text) => !/^[\w-]{1,64}$/.test(text));
export const $isReseeding = seedMutation.$pending;
export const $hasSeedFailed = createStore(false)
  .on(seedMutation.finished.failure, () => true)
  .reset(seedPressed, checkPressed, $userId);

sample({
  clock: seedPressed,
  source: { clientSeed: $ownSeed, isWrong: $isSeedWrong, room: $room, isPlaying: $isPlaying },
  filter: ({ isWrong, room, isPlaying }) => !isWrong && !isPlaying && room !== null,
  fn: ({ clientSeed, room }) => {
    const { commitment: shown = '', next = '', clientSeed: known = '' } = room?.seed ?? {};
    return { clientSeed, shown, commitment: known === '' ? shown : next };
  },
  target: seedMutation.start,
});
sample({
  clock: seedMutation.finished.success,
  source: $room,
  filter: Boolean,
  fn: ({ id }) => ({ id }),
  target: roomQuery.start,
});

const $opened = $round.map((round): Check.OpenedRound | null =>
  round?.serverSeed == null ? null : { ...round, serverSeed: round.serverSeed },
);
// A round whose seed is open is computed as soon as its check is here.
sample({
  clock: [$opened, $check],
  source: { round: $opened, check: $check, finding: $finding },
  filter: ({ round, check, finding }) => round !== null && check !== null && finding === null,
  fn: ({ round }) => round as Check.OpenedRound,
  target: checkFx,
});
