import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $activeAccount } from '@/entities/account';
import { $changeCoefAction, $quickBet, $quickStake, quickOddsAgreed, quickPicked, slipSent } from '@/entities/coupon';
import { quickCouponClosed, quickCouponOpened } from '@/entities/quick-coupon';
import { $isAuth } from '@/entities/session';
import { $isFeedLive } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

import { blockersOf } from '../lib/blockers';
import { singleOf } from '../lib/single';
import { createConsent, pricesText } from './consent';
import { signInNeeded } from './outgoing';
import { answered, type Answered } from './placement';
import { $singleTerms } from './press';

/** Place of the small slip. */
export const quickPlaceRequested = createEvent();

const keyMade = createEvent<string>();
const keyFx = createEffect(newUuid);

/** The key of the small slip; a new one after every definitive answer. Null: being made. */
const $key = createStore<string | null>(null).on(keyMade, (_, key) => key);
/** The key that is on its way, or was answered last. */
const $sentKey = createStore<string | null>(null).reset(quickPicked);
const sentSingle = createEvent<ReturnType<typeof singleOf>>();
$sentKey.on(sentSingle, (_, { key }) => key);

/** `open`: in the player's hands. */
export type QuickState = { stage: 'open' | 'sending' } | { stage: 'answered'; answer: Answered };
const $answer = createStore<Answered | null>(null).reset(quickPicked, sentSingle);
export const $quickState = combine($sentKey, $answer, (key, answer): QuickState => {
  if (answer !== null) return { stage: 'answered', answer };
  return { stage: key === null ? 'open' : 'sending' };
});

/** On its way, or a bet already: one press is one bet, however quick the answer was. */
const isDone = (state: QuickState): boolean =>
  state.stage === 'sending' || (state.stage === 'answered' && state.answer.outcome.kind === 'accepted');

const ownAnswer = sample({
  clock: answered,
  source: $sentKey,
  filter: (key, { sent }) => sent.key === key,
  fn: (_, answer) => answer,
});
$answer.on(ownAnswer, (_, answer) => answer);
// Refused: the slip is in the player's hands again, under another key.
$sentKey.on(ownAnswer, () => null);

sample({ clock: [quickPicked, ownAnswer], fn: () => undefined, target: keyFx });
sample({ clock: keyFx.doneData, target: keyMade });

/** Every reason why the small slip cannot go out now. */
export const $quickBlockers = combine(
  {
    bet: $quickBet,
    stake: $quickStake,
    action: $changeCoefAction,
    account: $activeAccount,
    terms: $singleTerms,
    key: $key,
    isSignedIn: $isAuth,
    isFeedLive: $isFeedLive,
  },
  ({ bet, stake, action, account, terms, key, isSignedIn, isFeedLive }) =>
    bet === null
      ? []
      : blockersOf({
          bets: [bet],
          typeId: 0,
          stake,
          stakeByBet: {},
          totalStake: stake,
          prepaid: 0,
          changeCoefAction: action,
          // The house's limits are the server's to name: it was not asked about this slip.
          min: null,
          max: null,
          balance: account?.minor ?? null,
          hasId: key !== null,
          isSignedIn,
          isFrozenAccount: isSignedIn && account !== null && terms === null,
          isFeedLive,
        }),
);

const consent = createConsent(
  $quickBlockers,
  $quickBet.map((bet) => (bet === null ? '' : pricesText([bet]))),
);

export const { pressed: quickAcceptRequested, $asked: $quickAskedPrices, $isSettled: $isQuickAskSettled } = consent;
sample({ clock: consent.given, target: quickOddsAgreed });
sample({ clock: consent.given, target: quickPlaceRequested });

sample({
  clock: quickPlaceRequested,
  source: { isSignedIn: $isAuth, state: $quickState },
  filter: ({ isSignedIn, state }) => !isSignedIn && state.stage === 'open',
  fn: () => undefined,
  target: signInNeeded,
});
const single = sample({
  clock: quickPlaceRequested,
  source: {
    bet: $quickBet,
    stake: $quickStake,
    terms: $singleTerms,
    key: $key,
    blockers: $quickBlockers,
    state: $quickState,
    now: $now,
  },
  fn: ({ bet, stake, terms, key, blockers, state, now }) =>
    bet === null || stake === null || terms === null || key === null || blockers.length > 0 || isDone(state)
      ? undefined
      : singleOf({ key, bet, stake, source: 'quick', now }, terms),
});
sample({ clock: single.filterMap((sent) => sent), target: [sentSingle, slipSent] });

sample({ clock: $quickBet, filter: (bet) => bet !== null, fn: () => undefined, target: quickCouponOpened });
sample({ clock: $quickBet, filter: (bet) => bet === null, fn: () => undefined, target: quickCouponClosed });
