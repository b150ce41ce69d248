import { combine, createEvent, createStore } from 'effector';

import { mostParts } from '@contracts/builder-sports';

import type { Outcome } from '@/entities/match';

/** The player turned the builder on or off, on the page of this match. */
export const builderSwitched = createEvent<number>();
/** The player pressed an outcome: it becomes a part of the bet, or stops being one. */
export const partToggled = createEvent<Outcome>();
export const partsCleared = createEvent();
/** The backend says which parts cannot be one bet with the others. */
export const unfitTold = createEvent<readonly number[]>();

/** The match whose outcomes are put together; null: prices lead to the coupon. */
export const $builtMatch = createStore<number | null>(null).on(builderSwitched, (now, id) => (now === id ? null : id));

/** Numbers of the outcomes, in the order of the presses. */
export const $parts = createStore<readonly number[]>([])
  .on(partToggled, (parts, { marketId }) =>
    parts.includes(marketId)
      ? parts.filter((id) => id !== marketId)
      : parts.length < mostParts
        ? [...parts, marketId]
        : parts,
  )
  .reset(partsCleared, builderSwitched);

/** The builder is full. */
export const $isFull = $parts.map((parts) => parts.length >= mostParts);

const $unfit = createStore<readonly number[]>([])
  .on(unfitTold, (_, unfit) => unfit)
  .reset(partsCleared, builderSwitched);

/** What the buttons show: parts, and those that cannot be one. */
export const $partMarks = combine(
  $parts,
  $unfit,
  (parts, unfit): ReadonlyMap<number, 'on' | 'blocked'> =>
    new Map(parts.map((id) => [id, unfit.includes(id) ? 'blocked' : 'on'])),
);
