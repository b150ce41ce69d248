import { milliFromWire } from '@contracts/maths';

import type { PlacedBet } from '@/entities/bet';
import type { Book } from '@/entities/match';
import type { FeedChange } from '@/shared/feed';

/** Outcome and thousandths, the oldest first. */
type Told = readonly [id: number, milli: number];

const pairsOf = (flat: readonly number[]): Told[] =>
  flat.flatMap((id, index): Told[] => (index % 2 === 0 ? [[id, flat[index + 1] ?? 0]] : []));

function toldIn(change: FeedChange): Told[] {
  if (change.kind === 'snapshot')
    return (change.entities.markets ?? []).map(({ id, coef }): Told => [id, milliFromWire(coef)]);
  if (change.kind !== 'ops') return [];
  return change.ops.flatMap((op) => {
    if (op.op === 'odds') return pairsOf(op.values);
    return op.op === 'put' && op.kind === 'market' ? [[op.id, milliFromWire(op.value.coef)] as const] : [];
  });
}

/** The prices that one topic tells, the last word for each outcome. */
export const pricesOf = (changes: readonly FeedChange[], topic: string | null): ReadonlyMap<number, number> =>
  new Map(changes.filter((change) => change.topic === topic).flatMap(toldIn));

/** What the page knows of the prices of these bets, whichever topic told them. */
export const knownPrices = (bets: readonly PlacedBet[], book: Book | null): ReadonlyMap<number, number> =>
  new Map(
    bets.flatMap(({ legs }) =>
      legs.flatMap(({ marketId }): Told[] => {
        const milli = book?.priceOf(marketId);
        return milli === undefined ? [] : [[marketId, milli]];
      }),
    ),
  );
