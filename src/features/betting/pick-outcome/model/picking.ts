import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { type Outcome, outcomePressed } from '@/entities/match';
import { createPart, partCame, partWanted } from '@/shared/part';

/** An outcome in the coupon: counted, or not counted. */
export type PickMark = 'on' | 'blocked';
export type PickMarks = ReadonlyMap<number, PickMark>;

/** The player is about to use the coupon, so its code may load. */
export const pickingWanted = createEvent();
/** The coupon says what is in it. */
export const marksChanged = createEvent<PickMarks>();
/** A press that the coupon takes: its code has loaded. */
export const outcomeTaken = createEvent<Outcome>();

/** By market id. Holds only outcomes in the coupon. */
export const $marks = createStore<PickMarks>(new Map()).on(marksChanged, (_, marks) => marks);

/** The coupon's rules and the kept slip. No first screen needs them. */
export const rulesPart = createPart({ name: 'coupon rules', load: () => import('./pick') });
const openFx = createEffect(({ openCoupon }: { openCoupon: () => void }) => {
  scopeBind(openCoupon, { safe: true })();
});
sample({ clock: partCame(rulesPart), target: openFx });
/** The coupon's code has loaded. */
export const $isPickingReady = createStore(false).on(openFx.done, () => true);

/** Presses that came before the coupon's code, in their order. */
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
