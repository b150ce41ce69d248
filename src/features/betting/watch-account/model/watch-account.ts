import { combine, createEvent, createStore, sample } from 'effector';
import { once } from 'patronum';

import { accountRefreshMs } from '@contracts/constants';

import { $activeAccount, accountsForgotten, balanceRefreshRequested } from '@/entities/account';
import { betsForgotten, betsRequested } from '@/entities/bet';
import { currencyChanged } from '@/entities/coupon';
import { limitsForgotten } from '@/entities/coupon-figures';
import { $isAuth, $userId } from '@/entities/session';
import { topicClosed, topicOpened, userFeedReset, userTopic } from '@/shared/feed';
import { $language } from '@/shared/i18n';
import { createTimer } from '@/shared/lib/clock';
import { $isTabHidden } from '@/shared/lib/device';

/** When the topic starts this soon after the player was read, the page is just starting and nothing was missed. */
const startMs = 5_000;

/**
 * A part of the page shows the player's money and bets, so keep them up to date from now on. Further calls change
 * nothing.
 */
export const accountWatched = createEvent();

const begun = once(accountWatched);
const $isWatched = createStore(false).on(begun, () => true);

/** This code may load long after the player signed in. */
const $player = combine({ isWatched: $isWatched, isAuth: $isAuth, userId: $userId });
const signedIn = sample({
  clock: [$isAuth, begun],
  source: $player,
  filter: ({ isWatched, isAuth }) => isWatched && isAuth,
});
const signedOut = sample({ clock: $isAuth, filter: (isAuth) => !isAuth });
/** One player may follow another without a sign-out in between. */
const playerChanged = sample({
  clock: [$userId, begun],
  source: $player,
  filter: ({ isWatched, userId }) => isWatched && userId !== null,
});

sample({ clock: signedIn, fn: () => userTopic, target: topicOpened });
sample({ clock: signedOut, fn: () => userTopic, target: topicClosed });
sample({
  clock: [signedOut, playerChanged],
  target: [accountsForgotten, betsForgotten, limitsForgotten],
});
// The backend writes the texts of bets in the language of the call.
sample({ clock: playerChanged, target: [balanceRefreshRequested, betsRequested] });
sample({ clock: $language, source: $isAuth, filter: (isAuth) => isAuth, target: betsRequested });
/** Epoch ms of the device. */
const $readAt = createStore(0).on(playerChanged, () => Date.now());
// The page misses the values that the server pushes while the topic is away, so it reads them.
sample({
  clock: userFeedReset,
  source: { isAuth: $isAuth, readAt: $readAt },
  filter: ({ isAuth, readAt }) => isAuth && Date.now() - readAt >= startMs,
  target: [balanceRefreshRequested, betsRequested],
});

// Every minute, but only while the tab is visible.
const minute = createTimer();
sample({
  clock: [signedIn, minute.fired],
  source: $isAuth,
  filter: (isAuth) => isAuth,
  fn: () => accountRefreshMs,
  target: minute.started,
});
sample({ clock: signedOut, target: minute.stopped });
sample({
  clock: minute.fired,
  source: { isAuth: $isAuth, isHidden: $isTabHidden },
  filter: ({ isAuth, isHidden }) => isAuth && !isHidden,
  target: balanceRefreshRequested,
});

// The coupon counts in the currency of the paying account.
sample({ clock: $activeAccount.updates.filterMap((account) => account?.iso), target: currencyChanged });
