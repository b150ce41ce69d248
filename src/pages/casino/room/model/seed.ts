import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';
import {
  $kept,
  createFirstPart,
  firstSeed,
  roundTold,
  seedOpened,
  seedSent,
  seedTold,
  stepTold,
} from '@/features/casino/promise';
import { sha256 } from '@/shared/sign';

import { playing } from '../api/playing';
import { roomQuery, seedMutation } from '../api/room';
import { roomOpened } from './opened';
import { $room } from './room';

/** The player changes their part of the first seed. */
export const partTyped = createEvent<string>();

const drawn = createFirstPart(roomOpened);
export const $firstPart = createStore('')
  .on(drawn, (_, part) => part)
  .on(partTyped, (_, part) => part);
export const $isDrawnHere = createStore(true)
  .on(drawn, () => true)
  .on(partTyped, () => false);

export const $firstSeed = combine($room, $firstPart, (room, part) => firstSeed(room?.seed, part));
export const $seedBlocker = combine($kept, $firstSeed, ({ alarm }, first) => {
  if (alarm !== null) return 'alarm';
  return first !== null && !/^[\w-]{1,64}$/.test(first.clientSeed) ? 'part' : null;
});

// Everything that the server says of seeds is held against what this browser has shown. Row CAS-17.
sample({
  clock: roomQuery.finished.success,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId, { result: { seed } }) => ({ userId: userId ?? 0, told: seed, brought: null }),
  target: seedTold,
});
const answered = playing.answered.filterMap(({ call, outcome }) =>
  outcome.kind === 'done' ? { call, ...outcome.result } : undefined,
);
sample({
  clock: answered.filter({ fn: ({ call }) => call.step === null }),
  fn: ({ call: { userId, iso, minor: stake, choice }, round }) => ({ userId, round, bet: { iso, stake, choice } }),
  target: roundTold,
});
sample({
  clock: answered,
  fn: ({ call: { userId, step }, round }) => ({ userId, step, round }),
  target: stepTold,
});
sample({
  clock: answered,
  source: $kept,
  // An answer that came late tells of seeds that were in use then.
  filter: ({ past }, { room: { seed } }) => past.every(({ commitment }) => commitment !== seed.commitment),
  fn: (_, { call: { userId, seed }, room: { seed: told } }) => ({
    ...{ userId, told },
    brought: seed == null ? null : { part: seed.clientSeed, to: seed.commitment ?? told.commitment },
  }),
  target: seedTold,
});
sample({
  clock: seedMutation.finished.success,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId, { params: { clientSeed, commitment }, result: { seed } }) => ({
    ...{ userId: userId ?? 0, told: seed },
    brought: { part: clientSeed, to: commitment },
  }),
  target: seedTold,
});

sample({
  clock: seedMutation.started,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId, { params: { clientSeed, commitment } }) => ({
    ...{ userId: userId ?? 0, brought: { part: clientSeed, to: commitment } },
  }),
  target: seedSent,
});

const hashFx = createEffect(({ seed }: { seed: string; shown: string; userId: number }) => sha256(seed));
sample({
  clock: seedMutation.finished.success,
  source: $userId,
  filter: (userId, { result }) => userId !== null && result.serverSeed !== null,
  fn: (userId, { params: { shown }, result: { serverSeed } }) => ({
    ...{ userId: userId ?? 0, seed: serverSeed ?? '', shown },
  }),
  target: hashFx,
});
sample({
  clock: hashFx.done,
  fn: ({ params: { userId, shown }, result: hash }) => ({ userId, shown, hash }),
  target: seedOpened,
});
