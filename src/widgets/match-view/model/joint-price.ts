import { createEvent, createStore, sample } from 'effector';

import {
  $builtMatch,
  $parts,
  builderSwitched,
  type Joint,
  partsCleared,
  unfitTold,
} from '@/features/betting/build-bet';
import { $language } from '@/shared/i18n';

import { buildMutation } from '../api/builder';

/** `none`: no answer yet. */
export type Built = Joint | { kind: 'none' };

/** The player wants the price asked for once more, after it did not come. */
export const priceAsked = createEvent();

sample({
  clock: [$parts, priceAsked],
  source: { gameId: $builtMatch, parts: $parts, lng: $language },
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

sample({
  clock: $built,
  fn: (built) => (built.kind === 'refused' ? built.unfit : []),
  target: unfitTold,
});
