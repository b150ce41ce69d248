import { createEvent, createStore, sample } from 'effector';

import { Coupon } from '@contracts/coupon';

import { feedChanged, userValuesOf } from '@/shared/feed';
import { $language } from '@/shared/i18n';

import { betsQuery } from '../api/bets';
import { isOpenBet, toPlacedBet, withBet, type PlacedBet } from '../lib/bet';
import { topicOfBets, withGames } from '../lib/live';

/** The player's bets are wanted: at sign-in, after a gap of the feed, by "Try again". */
export const betsRequested = createEvent();
/** A placed coupon, new or changed. */
export const betReceived = createEvent<PlacedBet>();
/** Signed out: nothing of the last player stays. */
export const betsForgotten = createEvent();

const scoresApplied = createEvent<PlacedBet[]>();

/** Newest first; null until they are known. */
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

/** The topic with the matches that open bets are on. */
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
  fn: (bets, changes) => withGames(bets ?? [], changes),
  target: scoresApplied,
});
