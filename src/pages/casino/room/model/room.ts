import { combine, createEvent, createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';
import { slugs } from '@contracts/games/facts';
import { RoundWait } from '@contracts/rounds';

import { $activeAccount, $allAccounts, balanceRefreshRequested } from '@/entities/account';
import type { Room } from '@/entities/casino/round';
import { $userId } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';
import { $path } from '@/shared/routing';

import { playing } from '../api/playing';
import { launchMutation, roomQuery } from '../api/room';
import { roomOpened } from './opened';

/** True: the player wants to play with points. */
export const demoChosen = createEvent<boolean>();

/** The address of a game ends in its name. Decision D-240. */
export const $game = $path.map((path) => slugs.find((slug) => path.endsWith(`/${slug}`)) ?? 'dice');

export const $isDemo = createStore(false)
  .on(demoChosen, (_, isDemo) => isDemo)
  .reset($game, $userId);

/** What pays: the account in use; games take no bonus money, so then the main one. Null: not known yet. */
export const $account = combine($activeAccount, $allAccounts, (active, all) =>
  active !== null && active.kind !== 'bonus' ? active : (all.find(({ kind }) => kind === 'main') ?? null),
);

const $answered = createStore<Room | null>(null)
  .on(roomQuery.finished.success, (_, { result }) => result)
  .on(playing.answered, (known, { outcome }) => (outcome.kind === 'done' ? outcome.result.room : known))
  .reset(roomOpened, $userId);
/** Null until the game of this page has let the player in: an answer about another one shows nothing. */
export const $room = combine($answered, $game, $isDemo, (room, game, isDemo) =>
  room?.game === game && room.isDemo === isDemo ? room : null,
);

/** Why the game did not let the player in. `code` 0: nobody said. */
export const $closed = createStore<{ code: number; message: string } | null>(null)
  .on([launchMutation.finished.failure, roomQuery.finished.failure], (_, { error }) => ({
    code: error.kind === 'server' ? error.code : 0,
    message: error.message,
  }))
  .reset(roomOpened, launchMutation.start, $userId);

const $isOpen = createStore(false).on(roomOpened, () => true);
sample({
  clock: [roomOpened, $account.map((account) => account?.id ?? null), $game, $isDemo],
  source: { account: $account, game: $game, isDemo: $isDemo, isOpen: $isOpen },
  filter: ({ account, isOpen }) => account !== null && isOpen,
  fn: ({ account, game, isDemo }) => ({ game, isDemo, accountId: account?.id ?? 0 }),
  target: launchMutation.start,
});
sample({ clock: launchMutation.finished.success, fn: ({ result: id }) => ({ id }), target: roomQuery.start });
sample({ clock: playing.counted, target: balanceRefreshRequested });
// Another tab or device has begun a round, or ended the one on this screen.
sample({
  clock: playing.answered,
  source: $room,
  filter: (room, { outcome }) =>
    room !== null &&
    'refusal' in outcome &&
    [errorCodes.roundOpen, errorCodes.notFound, errorCodes.seedChanged].some((code) => code === outcome.refusal.code),
  fn: (room) => ({ id: room?.id ?? '' }),
  target: roomQuery.start,
});

/** The server says how long the next round has to wait; the page waits as long and asks no sooner. Row LIM-66. */
const pause = createTimer();
const waited = sample({
  clock: [
    $room.updates.map((room) => room?.waitMs ?? 0),
    playing.answered.map(({ outcome }) => {
      const read = outcome.kind === 'refused' ? RoundWait.safeParse(outcome.refusal.data) : null;
      return read?.success === true ? read.data.waitMs : 0;
    }),
  ],
  filter: (ms: number) => ms > 0,
});
export const $isWaiting = createStore(false)
  .on(waited, () => true)
  .reset(pause.fired, $userId);
sample({ clock: waited, target: pause.started });

/** The last round that has ended: the one that the title bar checks. */
export const $lastEnded = $room.map((room) => room?.rounds.find(({ isOpen }) => !isOpen)?.id ?? null);
