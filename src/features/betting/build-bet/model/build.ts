import { combine, createEvent, createStore, sample } from 'effector';

import { mostParts } from '@contracts/builder';

import type { Outcome } from '@/entities/game';
import { $language } from '@/shared/i18n';

import { buildMutation } from '../api/builder';
import type { Built } from '../lib/built';

/** The player turned the builder on or off, on the page of this game. */
export const builderSwitched = createEvent<number>();
/** The player pressed an outcome: it becomes a part, or is one no more. */
export const partToggled = createEvent<Outcome>();
export const partsCleared = createEvent();
/** The player wants the price asked for once more, after it did not come. */
export const priceAsked = createEvent();

/** The game whose outcomes are put together; null: prices lead to the coupon. */
export const $builtGame = createStore<number | null>(null).on(builderSwitched, (now, id) => (now === id ? null : id));

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

/** The builder takes no more. */
export const $isFull = $parts.map((parts) => parts.length >= mostParts);

sample({
  clock: [$parts, priceAsked],
  source: { gameId: $builtGame, parts: $parts, lng: $language },
  filter: ({ gameId, parts }) => gameId !== null && parts.length > 0,
  fn: ({ gameId, parts, lng }) => ({ gameId: gameId ?? 0, marketIds: parts, lng }),
  target: buildMutation.start,
});

export const $isAsking = buildMutation.$pending;

/** What the parts are worth together, of the last answer. */
export const $built = createStore<Built>({ kind: 'none' })
  .on(buildMutation.finished.success, (_, { result }) => result)
  .on(buildMutation.finished.failure, () => ({ kind: 'failed' }))
  .reset(partsCleared, builderSwitched);

/** What the buttons show: parts, and those that cannot be one. */
export const $partMarks = combine($parts, $built, (parts, built): ReadonlyMap<number, 'on' | 'blocked'> => {
  const unfit = built.kind === 'refused' ? built.unfit : [];
  return new Map(parts.map((id) => [id, unfit.includes(id) ? 'blocked' : 'on']));
});
