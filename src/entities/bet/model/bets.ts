import { createEvent, createStore, sample } from 'effector';

import { Coupon } from '@contracts/coupon';

import { feedChanged, userValuesOf } from '@/shared/feed';
import { $language } from '@/shared/i18n';

import { betsQuery } from '../api/bets';
import { isOpenBet, type PlacedBet, toPlacedBet, withBet } from '../lib/bet';
import { topicOfBets, withMatches } from '../lib/live';

/** The page reads the player's bets: at sign-in, after a gap of the feed, or by "Try again". */
export const betsRequested = createEvent();
export const betReceived = createEvent<PlacedBet>();
/** The player signed out: drop everything of theirs. */
export const betsForgotten = createEvent();

const scoresApplied = createEvent<PlacedBet[]>();

/** Newest first; null until known. */
export const $bets = createStore<PlacedBet[] | null>(null)
  .on(betsQuery.finished.success, (_, { result }) => result)
  .on(betReceived, (bets, bet) => withBet(bets ?? [], bet))
  .on(scoresApplied, (_, bets) => bets)
  .reset(betsForgotten);

export const $openBets = $bets.map((bets) => bets?.filter(isOpenBet) ?? []);
export const $settledBets = $bets.map((bets) => bets?.filter((bet) => !isOpenBet(bet)) ?? []);
export const $haveBetsFailed = createStore(false)
  .on(betsQuery.finished.failure, () => true)
  .reset(betsQuery.finished.success, betsQuery.start, betsForgotten);

/** The topic that carries the matches of open bets. */
export const $betsTopic = $openBets.map(topicOfBets);

sample({
  clock: betsRequested,
  source: $language,
  fn: (language) => ({ language }),
  target: betsQuery.start,
});

sample({
  clock: userValuesOf('coupon', Coupon).map(toPlacedBet),
  target: betReceived,
});

sample({
  clock: feedChanged,
  source: $bets,
  filter: (bets) => bets !== null && bets.length > 0,
  fn: (bets, changes) => withMatches(bets ?? [], changes),
  target: scoresApplied,
});
