import { attach, combine, createEvent, createStore, sample } from 'effector';

import { checkMatch, type Finding } from '@contracts/virtual/check';
import type { VirtualMatch } from '@contracts/virtual-sports';

import { $virtual, pageClosed, sportChosen } from './virtual';

/** Somebody wants to check the match of this number. */
export const checkPressed = createEvent<number>();
export const checkClosed = createEvent();

const checkFx = attach({
  source: $virtual,
  effect: (known, match: VirtualMatch & { serverSeed: string }) => checkMatch(match, known?.chains ?? []),
});

const $id = createStore<number | null>(null)
  .on(checkPressed, (_, id) => id)
  .reset(checkClosed, pageClosed, sportChosen);
/** The match that is looked at. */
export const $checked = combine($id, $virtual, (id, known) => known?.matches.find((match) => match.id === id) ?? null);

/** Of the match that is looked at. */
export const $chain = combine(
  $checked,
  $virtual,
  (match, known) => known?.chains?.find(({ id }) => id === match?.place?.chainId) ?? null,
);

/** What the browser found of it; null before. `failed`: it could not compute. */
export const $finding = createStore<Finding | 'failed' | null>(null)
  .on(checkFx.doneData, (_, finding) => finding)
  .on(checkFx.fail, () => 'failed')
  .reset(checkPressed, checkClosed);

sample({
  clock: checkPressed,
  source: $checked,
  filter: Boolean,
  fn: (match) => ({ ...match, serverSeed: match.serverSeed ?? '' }),
  target: checkFx,
});
