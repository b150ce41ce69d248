import type { PlacedBet } from '@/entities/bet';

/** The bet that the player edits, and the outcomes that it would be about. `was`: those that it is about. */
export type Draft = { betId: string; iso: string; was: readonly number[]; ids: readonly number[] };

/** Decided legs are no legs of the edited bet: what the bet is worth holds their results. */
export function draftOf({ id, iso, legs }: PlacedBet): Draft {
  const ids = legs.filter(({ statusId }) => statusId < 0).map(({ marketId }) => marketId);
  return { betId: id, iso, was: ids, ids };
}

/** The last leg stays: a bet without legs would be a sale. */
export const withoutLeg = (draft: Draft, id: number): Draft =>
  draft.ids.length > 1 ? { ...draft, ids: draft.ids.filter((other) => other !== id) } : draft;

export const withLeg = (draft: Draft, id: number): Draft =>
  draft.ids.includes(id) ? draft : { ...draft, ids: [...draft.ids, id] };

export const withSwap = (draft: Draft, from: number, to: number): Draft =>
  draft.ids.includes(to) ? draft : { ...draft, ids: draft.ids.map((id) => (id === from ? to : id)) };

/** The same outcomes in another order are the same bet. */
export const isChanged = ({ was, ids }: Draft): boolean =>
  was.length !== ids.length || ids.some((id) => !was.includes(id));
