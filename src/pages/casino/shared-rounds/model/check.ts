import { attach, combine, createEvent, createStore, sample } from 'effector';

import { sharedGameOf } from '@contracts/shared-games';
import type { SharedChain, SharedRound } from '@contracts/shared-rounds';

import { createPart, moduleOf, partWanted } from '@/shared/part';
import type * as Check from '@/widgets/casino/check';

import { tableClosed } from './opened';
import { $kind, $table } from './table';

/** Somebody wants to check the round of this id. */
export const checkPressed = createEvent<number>();
export const checkClosed = createEvent();

/** The check comes when a game is open, so that it works without a network afterwards. */
export const checkPart = createPart({ name: 'check of a round', load: () => import('@/widgets/casino/check') });
export const $check = moduleOf(checkPart);
sample({ clock: $table, filter: (table) => table !== null, fn: () => checkPart, target: partWanted });

type Ended = { round: SharedRound & { hash: string }; chain: SharedChain };
const checkFx = attach({
  source: $check,
  effect: (check, { round, chain }: Ended) => {
    if (check === null) throw new Error('The check has not come yet.');
    return check.proveShared(round, chain, sharedGameOf(round.kind));
  },
});

const $id = createStore<number | null>(null)
  .on(checkPressed, (_, id) => id)
  .reset(checkClosed, tableClosed, $kind);
/** The round that is looked at, with its chain. */
export const $checked = combine($id, $table, (id, table): Ended | null => {
  const round = table?.last.find((known) => known.id === id);
  const chain = table?.chains.find((known) => known.id === round?.chainId);
  return round?.hash == null || chain === undefined ? null : { round: { ...round, hash: round.hash }, chain };
});
export const $lastEnded = $table.map((table) => table?.last[0]?.id ?? null);

/** What the browser found of it; null before. `failed`: it could not compute. */
export const $finding = createStore<Check.Finding | 'failed' | null>(null)
  .on(checkFx.doneData, (_, finding) => finding)
  .on(checkFx.fail, () => 'failed')
  .reset(checkPressed, checkClosed);

sample({
  clock: [$checked.map((checked) => checked?.round.id ?? null), $check],
  source: { checked: $checked, check: $check },
  filter: ({ checked, check }) => checked !== null && check !== null,
  fn: ({ checked }) => checked as Ended,
  target: checkFx,
});
