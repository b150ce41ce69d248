import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { GameMaths } from '@contracts/games/game';

import type { GamePart } from '@/entities/games/round';
import { $userId } from '@/entities/session';

import { roomQuery, seedMutation } from '../api/room';
import { checkRound, type Finding, type OpenedRound } from '../lib/check';
import { roomOpened } from './opened';
import { $part } from './part';
import { $room } from './room';

/** The player wants to check the round of this id. */
export const checkPressed = createEvent<string>();
export const checkClosed = createEvent();
export const ownSeedChanged = createEvent<string>();
/** The player takes another seed, so that the one of this round opens. */
export const seedPressed = createEvent();

const checkFx = createEffect(async ({ round, maths }: { round: OpenedRound; maths: GameMaths }) => ({
  id: round.id,
  finding: await checkRound(round, maths),
}));

const $id = createStore<string | null>(null)
  .on(checkPressed, (_, id) => id)
  .reset(checkClosed, roomOpened, $userId);
/** The round that is looked at, as the server tells it now. */
export const $round = combine($id, $room, (id, room) => room?.rounds.find((round) => round.id === id) ?? null);

/** What the browser found of it; null before. `isRight` null: it could not compute. */
export const $finding = createStore<Finding | 'failed' | null>(null)
  .on(checkFx.doneData, (_, { finding }) => finding)
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
  source: { clientSeed: $ownSeed, isWrong: $isSeedWrong },
  filter: ({ isWrong }) => !isWrong,
  fn: ({ clientSeed }) => ({ clientSeed }),
  target: seedMutation.start,
});
sample({
  clock: seedMutation.finished.success,
  source: $room,
  filter: Boolean,
  fn: ({ id }) => ({ id }),
  target: roomQuery.start,
});
sample({
  clock: $round,
  source: { finding: $finding, part: $part },
  filter: ({ finding, part }, round) =>
    finding === null && part !== null && round !== null && round.serverSeed !== null,
  fn: ({ part }, round) => ({
    round: { ...(round as OpenedRound), serverSeed: round?.serverSeed ?? '' },
    maths: (part as GamePart).maths,
  }),
  target: checkFx,
});
