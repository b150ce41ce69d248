import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { SharedChain } from '@contracts/shared-rounds';

import { checkRound, type Finding } from '../lib/check';
import type { Round } from '../lib/table';
import { tableClosed } from './opened';
import { $kind, $table } from './table';

/** Somebody wants to check the round of this id. */
export const checkPressed = createEvent<number>();
export const checkClosed = createEvent();

const checkFx = createEffect(({ round, chain }: { round: Round & { hash: string }; chain: SharedChain }) =>
  checkRound(round, chain),
);

const $id = createStore<number | null>(null)
  .on(checkPressed, (_, id) => id)
  .reset(checkClosed, tableClosed, $kind);
/** The round that is looked at, with its chain. */
export const $checked = combine($id, $table, (id, table) => {
  const round = table?.last.find((known) => known.id === id) ?? null;
  const chain = table?.chains.find((known) => known.id === round?.chainId) ?? null;
  return round === null || chain === null ? null : { round, chain };
});

/** What the browser found of it; null before. `failed`: it could not compute. */
export const $finding = createStore<Finding | 'failed' | null>(null)
  .on(checkFx.doneData, (_, finding) => finding)
  .on(checkFx.fail, () => 'failed')
  .reset(checkPressed, checkClosed);

sample({
  clock: checkPressed,
  source: $checked,
  filter: Boolean,
  fn: ({ round, chain }) => ({ round: { ...round, hash: round.hash ?? '' }, chain }),
  target: checkFx,
});
