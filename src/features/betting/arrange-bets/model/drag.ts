import { createEvent, createStore, sample } from 'effector';

import { $bets, betMoved, betShifted } from '@/entities/coupon';

/** Where the player may drop a bet: into a block, into a new block of its own, or at the place of another bet. */
export type DropTarget = { kind: 'block'; id: number } | { kind: 'new' } | { kind: 'leg'; marketId: number };

/** By market id. */
export const dragStarted = createEvent<number>();
/** The `data-drop` of the element under the pointer. */
export const draggedOver = createEvent<string | null>();
export const dropped = createEvent();
const dragEnded = createEvent();
export const dragCancelled = createEvent();

export const $dragged = createStore<number | null>(null)
  .on(dragStarted, (_, marketId) => marketId)
  .reset(dragEnded, dragCancelled);
export const $over = createStore<string | null>(null)
  .on(draggedOver, (_, over) => over)
  .reset(dragStarted, dragEnded, dragCancelled);

export const dropId = (target: DropTarget): string => {
  if (target.kind === 'new') return 'new';
  return target.kind === 'block' ? `block:${String(target.id)}` : `leg:${String(target.marketId)}`;
};

function targetOf(id: string | null): DropTarget | null {
  if (id === 'new') return { kind: 'new' };
  const [kind, number] = (id ?? '').split(':');
  if (kind === 'block') return { kind, id: Number(number) };
  return kind === 'leg' ? { kind, marketId: Number(number) } : null;
}

const released = sample({
  clock: dropped,
  source: { marketId: $dragged, over: $over, bets: $bets },
  fn: ({ marketId, over, bets }) => {
    const target = targetOf(over);
    return marketId === null || target === null ? null : { marketId, target, bets };
  },
});
sample({
  clock: released.filterMap((drop) => {
    if (drop === null || drop.target.kind === 'leg') return undefined;
    const { marketId, target } = drop;
    return { marketId, to: target.kind === 'new' ? ('new' as const) : target.id };
  }),
  target: betMoved,
});
sample({
  clock: released.filterMap((drop) => {
    if (drop?.target.kind !== 'leg') return undefined;
    const { marketId, target, bets } = drop;
    const index = bets.findIndex(({ market }) => market.id === target.marketId);
    return marketId === target.marketId || index < 0 ? undefined : { marketId, index };
  }),
  target: betShifted,
});
// The drag ends only after the drop was read.
sample({ clock: released, target: dragEnded });
