import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { outcomePressed, type Outcome } from '@/entities/game';
import { createPart, moduleOf, partWanted } from '@/shared/part';

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
export const rulesPart = createPart({ name: 'rules of the coupon', load: () => import('./pick') });
const openFx = createEffect(({ openCoupon }: { openCoupon: () => void }) => {
  scopeBind(openCoupon, { safe: true })();
});
sample({ clock: moduleOf(rulesPart), filter: (rules) => rules !== null, target: openFx });
/** The coupon's code is here. */
export const $isPickingReady = createStore(false).on(openFx.done, () => true);

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

sample({ clock: [pickingWanted, early], fn: () => rulesPart, target: partWanted });
sample({ clock: openFx.done, source: $early, filter: (presses) => presses.length > 0, target: releaseFx });
