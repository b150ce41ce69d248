import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { outcomePressed, type Outcome } from '@/entities/game';

/** How an outcome stands in the coupon: taken, or taken and not counted. */
export type PickMark = 'on' | 'blocked';
export type PickMarks = ReadonlyMap<number, PickMark>;

/** The coupon is about to be used: its code may come. */
export const pickingWanted = createEvent();
/** The coupon's word on what is in it. */
export const marksChanged = createEvent<PickMarks>();
/** A press that the coupon hears: its code is here. */
export const outcomeTaken = createEvent<Outcome>();

/** By market id; what is not in the coupon is not here. */
export const $marks = createStore<PickMarks>(new Map()).on(marksChanged, (_, marks) => marks);

/** The coupon's rules and the slip that the browser kept: no first screen needs them. */
const loadFx = createEffect(async () => {
  const inScope = scopeBind((run: () => void) => run(), { safe: true });
  const { openCoupon } = await import('./pick');
  inScope(openCoupon);
});
/** The coupon's code is here. */
export const $isPickingReady = createStore(false).on(loadFx.done, () => true);
const $isWanted = combine($isPickingReady, loadFx.pending, (isReady, isLoading) => !isReady && !isLoading);

/** Presses that came before the coupon, in their order. */
const $early = createStore<readonly Outcome[]>([]);
const releaseFx = createEffect((presses: readonly Outcome[]) => {
  const take = scopeBind(outcomeTaken, { safe: true });
  for (const press of presses) take(press);
});

sample({
  clock: outcomePressed,
  source: $isPickingReady,
  filter: Boolean,
  fn: (_, press) => press,
  target: outcomeTaken,
});
const early = sample({
  clock: outcomePressed,
  source: $isPickingReady,
  filter: (isReady) => !isReady,
  fn: (_, press) => press,
});
$early.on(early, (presses, press) => [...presses, press]).reset(releaseFx);

sample({ clock: [pickingWanted, early], source: $isWanted, filter: Boolean, fn: () => undefined, target: loadFx });
sample({ clock: loadFx.done, source: $early, filter: (presses) => presses.length > 0, target: releaseFx });
