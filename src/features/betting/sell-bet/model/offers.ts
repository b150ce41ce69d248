import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { $openBets, betReceived, betsForgotten, type PlacedBet } from '@/entities/bet';
import { $now } from '@/shared/lib/clock';

import { followFx, type QuoteParams } from '../api/sale';
import { withPoint, type Offer, type Point } from '../lib/offer';

/** A bet that can be sold came on the screen, or left it. */
export const betWatched = createEvent<string>();
export const betUnwatched = createEvent<string>();

/** An offer is asked for again after so long: it is shown with a price that is hardly ever older. */
const EVERY_MS = 4000;
/** Of many bets only so many are asked for in one second. */
const AT_ONCE = 4;

const $watched = createStore<readonly string[]>([])
  .on(betWatched, (ids, id) => [...ids.filter((other) => other !== id), id])
  .on(betUnwatched, (ids, id) => ids.filter((other) => other !== id));

const without = <Value>(all: Readonly<Record<string, Value>>, gone: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id !== gone));

/** When each was asked for, ms. */
const asked = createEvent<{ betIds: string[]; at: number }>();
const $askedAt = createStore<Readonly<Record<string, number>>>({})
  .on(asked, (times, { betIds, at }) => ({ ...times, ...Object.fromEntries(betIds.map((id) => [id, at])) }))
  .on(betUnwatched, without)
  .on(betReceived, (times, { id }) => without(times, id))
  .reset(betsForgotten);

/** By bet; null: it is not bought now. Absent: not known yet. */
export const $offers = createStore<Readonly<Record<string, Offer | null>>>({})
  .on(followFx.doneData, (offers, offer) => ({ ...offers, [offer.betId]: offer }))
  .on(followFx.fail, (offers, { params }) => ({ ...offers, [params.betId]: null }))
  // Another stake or another score: what was offered for it was for something else.
  .on(betReceived, (offers, { id }) => without(offers, id))
  .reset(betsForgotten);

/** What the offers came to while the page was open, by bet. */
export const $courses = createStore<Readonly<Record<string, readonly Point[]>>>({}).reset(betsForgotten);
sample({
  clock: followFx.doneData,
  source: { courses: $courses, now: $now },
  fn: ({ courses, now }, { betId, price }) => ({
    ...courses,
    [betId]: withPoint(courses[betId] ?? [], { at: now, price }),
  }),
  target: $courses,
});

const paramsOf = ({ id, iso }: PlacedBet): QuoteParams => ({ betId: id, iso, part: 1 });
const askFx = createEffect((all: QuoteParams[]) => {
  const ask = scopeBind(followFx, { safe: true });
  for (const params of all) void ask(params).catch(() => undefined);
});

const due = sample({
  clock: [$now, $watched],
  source: { watched: $watched, bets: $openBets, askedAt: $askedAt, now: $now },
  fn: ({ watched, bets, askedAt, now }) =>
    bets
      .filter(({ id }) => watched.includes(id) && now - (askedAt[id] ?? 0) >= EVERY_MS)
      .toSorted((a, b) => (askedAt[a.id] ?? 0) - (askedAt[b.id] ?? 0))
      .slice(0, AT_ONCE),
});
const wanted = sample({ clock: due, filter: (bets) => bets.length > 0 });
sample({
  clock: wanted,
  source: $now,
  fn: (at, bets) => ({ betIds: bets.map(({ id }) => id), at }),
  target: asked,
});
sample({ clock: wanted, fn: (bets) => bets.map(paramsOf), target: askFx });
