import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { accountRefreshMs } from '@contracts/constants';

import { $activeAccount, accountsForgotten, balanceRefreshRequested } from '@/entities/account';
import { betsForgotten, betsRequested } from '@/entities/bet';
import { accountChanged, currencyChanged, limitsForgotten } from '@/entities/coupon';
import { $isAuth, $userId } from '@/entities/session';
import { USER_TOPIC, topicClosed, topicOpened, userFeedReset } from '@/shared/feed';
import { $language } from '@/shared/i18n';
import { createTimer } from '@/shared/lib/clock';

/** A topic that starts so soon after the player was read is the start of the page, nothing of it was missed. */
const START_MS = 5_000;

/** Somewhere on the page the player's money and bets are shown: from now on they are kept right. Again is no news. */
export const playerFollowed = createEvent();

const $isFollowed = createStore(false);
const begun = sample({ clock: playerFollowed, source: $isFollowed, filter: (isFollowed) => !isFollowed });
$isFollowed.on(begun, () => true);

/** This code may come long after the player. */
const $player = combine({ isFollowed: $isFollowed, isAuth: $isAuth, userId: $userId });
const signedIn = sample({
  clock: [$isAuth, begun],
  source: $player,
  filter: ({ isFollowed, isAuth }) => isFollowed && isAuth,
});
const signedOut = sample({ clock: $isAuth, filter: (isAuth) => !isAuth });
/** One player after another without a sign-out in between. */
const playerChanged = sample({
  clock: [$userId, begun],
  source: $player,
  filter: ({ isFollowed, userId }) => isFollowed && userId !== null,
});

sample({ clock: signedIn, fn: () => USER_TOPIC, target: topicOpened });
sample({ clock: signedOut, fn: () => USER_TOPIC, target: topicClosed });
sample({
  clock: [signedOut, playerChanged],
  fn: () => undefined,
  target: [accountsForgotten, betsForgotten, limitsForgotten],
});
// Texts of the bets are in the language of the answer.
sample({ clock: playerChanged, fn: () => undefined, target: [balanceRefreshRequested, betsRequested] });
sample({ clock: $language, source: $isAuth, filter: (isAuth) => isAuth, fn: () => undefined, target: betsRequested });
/** Epoch ms of the device. */
const $readAt = createStore(0).on(playerChanged, () => Date.now());
// What was pushed while the topic was away is lost: read it.
sample({
  clock: userFeedReset,
  source: { isAuth: $isAuth, readAt: $readAt },
  filter: ({ isAuth, readAt }) => isAuth && Date.now() - readAt >= START_MS,
  fn: () => undefined,
  target: [balanceRefreshRequested, betsRequested],
});

// Every minute, but only while somebody can see it.
export const readVisibilityFx = createEffect(() => document.visibilityState === 'visible');
const minute = createTimer();
sample({
  clock: [signedIn, minute.fired],
  source: $isAuth,
  filter: (isAuth) => isAuth,
  fn: () => accountRefreshMs,
  target: minute.started,
});
sample({ clock: signedOut, fn: () => undefined, target: minute.stopped });
sample({ clock: minute.fired, target: readVisibilityFx });
sample({
  clock: readVisibilityFx.doneData,
  source: $isAuth,
  filter: (isAuth, isVisible) => isAuth && isVisible,
  fn: () => undefined,
  target: balanceRefreshRequested,
});

// The coupon counts in the currency of the account that pays.
sample({ clock: $activeAccount, fn: (account) => account?.id ?? null, target: accountChanged });
sample({ clock: $activeAccount.updates.filterMap((account) => account?.iso), target: currencyChanged });
