import { milliFromWire } from '@contracts/maths/index';

import type { FeedChange } from '@/shared/feed';

/** The prices that a message gives for one topic: thousandths by outcome, the last word for each. */
export function pricesIn(changes: readonly FeedChange[], topic: string): Map<number, number> {
  const prices = new Map<number, number>();
  for (const change of changes) {
    if (change.topic !== topic) continue;
    if (change.kind === 'snapshot')
      for (const { id, coef } of change.entities.markets ?? []) prices.set(id, milliFromWire(coef));
    if (change.kind !== 'ops') continue;
    for (const op of change.ops) {
      if (op.op === 'odds')
        for (let at = 0; at + 1 < op.values.length; at += 2) prices.set(op.values[at] ?? 0, op.values[at + 1] ?? 0);
      else if (op.op === 'put' && op.kind === 'market') prices.set(op.id, milliFromWire(op.value.coef));
    }
  }
  return prices;
}
