import { createStore, sample } from 'effector';

import { SaleOffers } from '@contracts/sale';

import { $openBets, betsForgotten, type LegState } from '@/entities/bet';
import { userFeedReset, userValuesOf } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import { offersQuery } from '../api/sale';
import { courseIn, offerOf, type Point, withPoint } from '../lib/offer';
import { sellingOpened } from './settings';

/**
 * What the server last told about all open bets: first in answer to a call, then by push. One message is about all of them. Null:
 * nothing yet.
 */
const pushed = userValuesOf('sale', SaleOffers);
export const $told = createStore<SaleOffers | null>(null)
  .on(pushed, (_, told) => told)
  .on(offersQuery.finished.success, (_, { result }) => result)
  .reset(betsForgotten);

/** How each undecided leg of a match in play stands, by outcome, as the rules that settle it say. */
export const $stands = $told.map(
  (told): ReadonlyMap<number, LegState> =>
    new Map(
      (told?.offers ?? []).flatMap(({ stands = [] }) =>
        stands.map(({ marketId, needs = null, ...rest }) => [marketId, { ...rest, needs }] as const),
      ),
    ),
);

sample({
  clock: sellingOpened,
  source: $told,
  filter: (told) => told === null,
  target: offersQuery.start,
});
// The page misses what the server pushes while the topic is away. So it reads the offers again, where somebody looks at them.
sample({
  clock: userFeedReset,
  source: $told,
  filter: (told) => told !== null,
  target: offersQuery.start,
});

/** How each bet's offer has changed, by bet: what the server kept, and what it has pushed since. */
export const $courses = createStore<Readonly<Record<string, readonly Point[]>>>({}).reset(betsForgotten);
sample({
  clock: $told,
  source: { courses: $courses, bets: $openBets, now: $now },
  fn: ({ courses, bets, now }, told) => {
    const next = { ...courses };
    for (const bet of bets) {
      const offer = offerOf(told, bet, now);
      const kept = told === null ? null : courseIn(told, bet);
      if (kept !== null) next[bet.id] = kept;
      if (offer !== null && offer !== 'asking')
        next[bet.id] = withPoint(next[bet.id] ?? [], { at: now, price: offer.price });
    }
    return next;
  },
  target: $courses,
});
