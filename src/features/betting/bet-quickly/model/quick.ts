import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $activeAccount } from '@/entities/account';
import { $changeCoefAction } from '@/entities/coupon-settings';
import {
  $singleTerms,
  type Answered,
  answered,
  blockersOf,
  createConsent,
  overheard,
  placing,
  pricesText,
  signInNeeded,
  singleOf,
} from '@/entities/placement';
import { $isSelfExcluded } from '@/entities/player';
import { $quickBet, $quickStake, quickOddsAgreed, quickPicked } from '@/entities/quick-bet';
import { quickCouponClosed, quickCouponOpened } from '@/entities/quick-coupon';
import { $isAuth } from '@/entities/session';
import { $isFeedLive } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

/** The small slip is drawn. This code loads with it, after the press that opened it. */
export const quickOpened = createEvent();
/** The player presses Place in the small slip. */
export const quickPlaceRequested = createEvent();

const keyMade = createEvent<string>();
const keyFx = createEffect(newUuid);

/** The key of the small slip. Each definitive answer brings a new one. Null: the key is being made. */
const $key = createStore<string | null>(null).on(keyMade, (_, key) => key);
/** The key of the bet that is on its way. Null: none, or its answer is here. */
const $sentKey = createStore<string | null>(null).reset(quickPicked);
const sentSingle = createEvent<ReturnType<typeof singleOf>>();
$sentKey.on(sentSingle, (_, { key }) => key);

/** `open`: the player may still change the slip. */
export type QuickState = { stage: 'open' | 'sending' } | { stage: 'answered'; answer: Answered };
const $answer = createStore<Answered | null>(null).reset(quickPicked, sentSingle);
export const $quickState = combine($sentKey, $answer, (key, answer): QuickState => {
  if (answer !== null) return { stage: 'answered', answer };
  return { stage: key === null ? 'open' : 'sending' };
});

/** The bet is on its way, or placed already: one press is one bet, however quick the answer was. */
const isDone = (state: QuickState): boolean =>
  state.stage === 'sending' || (state.stage === 'answered' && state.answer.outcome.kind === 'accepted');

const ownAnswer = sample({
  clock: [answered, overheard],
  source: $sentKey,
  filter: (key, { sent }) => sent.key === key,
  fn: (_, answer) => answer,
});
$answer.on(ownAnswer, (_, answer) => answer);
// When the server refuses the bet, the slip is in the player's hands again, under another key.
$sentKey.on(ownAnswer, () => null);

sample({ clock: [quickOpened, quickPicked, ownAnswer], target: keyFx });
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
    isExcluded: $isSelfExcluded,
  },
  ({ bet, stake, action, account, terms, key, isSignedIn, isFeedLive, isExcluded }) =>
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
          // Only the server can name the house's limits, and nobody has asked it about this slip.
          min: null,
          max: null,
          balance: account?.minor ?? null,
          hasId: key !== null,
          isSignedIn,
          isFrozenAccount: isSignedIn && account !== null && terms === null,
          isExcluded,
          isFeedLive,
        }),
);

const consent = createConsent(
  $quickBlockers,
  $quickBet.map((bet) => (bet === null ? '' : pricesText([bet]))),
  quickOpened,
);

export const { pressed: quickAcceptRequested, $asked: $quickAskedPrices, $isSettled: $isQuickAskSettled } = consent;
sample({ clock: consent.given, target: quickOddsAgreed });
sample({ clock: consent.given, target: quickPlaceRequested });

sample({
  clock: quickPlaceRequested,
  source: { isSignedIn: $isAuth, state: $quickState },
  filter: ({ isSignedIn, state }) => !isSignedIn && state.stage === 'open',
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
sample({ clock: single.filterMap((sent) => sent), target: [sentSingle, placing.begun] });

sample({
  clock: [$quickBet, quickOpened],
  source: $quickBet,
  filter: (bet) => bet !== null,
  target: quickCouponOpened,
});
sample({ clock: $quickBet, filter: (bet) => bet === null, target: quickCouponClosed });
