import { combine, createEvent, createStore, sample } from 'effector';

import type { SearchBet } from '@contracts/search';

import { $bets, outcomeToggled } from '@/entities/coupon';
import { $book, $marketsByMatch, $matches } from '@/entities/match';
import { $isPickingReady, pickingWanted } from '@/features/betting/pick-outcome';
import { $lost } from '@/shared/feed';

import { type Verdict, verdictOn } from '../lib/verdict';
import { searchClosed, wordsTyped } from './open';
import { $answers } from './search';

/**
 * Enter on an outcome. It goes into the coupon whatever a press on a price does elsewhere: nobody bets by Enter in a
 * search.
 */
export const betEntered = createEvent<SearchBet>();

/** Waits until the coupon that the browser kept has been read, so that nothing in it is lost. */
const $waiting = createStore<SearchBet | null>(null)
  .on(betEntered, (_, bet) => bet)
  .reset(searchClosed);

sample({
  clock: $answers,
  filter: (answers) => answers.some(({ kind }) => kind === 'bets'),
  target: pickingWanted,
});

/** The feed tells the prices of the outcomes on the screen. Null: there are none. */
export const $betTopic = $answers.map((answers) => {
  const ids = answers.flatMap((answer) => (answer.kind === 'bets' ? [answer.bet.market.id] : []));
  return ids.length === 0 ? null : `coupon:${ids.join('.')}`;
});

const $view = combine(
  { book: $book, matches: $matches, markets: $marketsByMatch, lost: $lost, bets: $bets },
  ({ bets, lost, ...view }) => ({
    ...view,
    isLost: lost !== null,
    picked: new Set(bets.map(({ market }) => market.id)),
  }),
);
const judged = sample({
  clock: [betEntered, $isPickingReady],
  source: { bet: $waiting, isReady: $isPickingReady, view: $view },
  filter: ({ bet, isReady }) => isReady && bet !== null,
  fn: ({ bet, view }) => (bet ? { bet, verdict: verdictOn(bet, view) } : null),
});
const entered = judged.filterMap((each) => each ?? undefined);
$waiting.reset(entered);

sample({
  clock: entered.filterMap(({ verdict }) => (verdict.kind === 'added' ? verdict.pick : undefined)),
  target: outcomeToggled,
});

/** What came of the last Enter on an outcome. */
export const $said = createStore<{ bet: SearchBet; kind: Verdict['kind'] } | null>(null)
  .on(entered, (_, { bet, verdict }) => ({ bet, kind: verdict.kind }))
  .reset(wordsTyped, searchClosed);
