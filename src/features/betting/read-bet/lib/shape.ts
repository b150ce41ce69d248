import { couponTypes, hasBlocks } from '@contracts/coupon-types';

import type { PlacedBet } from '@/entities/bet';

const typesWithLines: readonly number[] = [
  couponTypes.system,
  couponTypes.multiBet,
  couponTypes.lucky,
  couponTypes.patent,
];

/** Bets of many combinations. Their arithmetic loads with the list of them. */
export const hasLines = ({ typeId }: PlacedBet): boolean => typesWithLines.includes(typeId);

/** The legs by block, lobby first. `number` 0 is the lobby; null holds all legs of a bet without blocks. */
export function blocksOf({ typeId, legs }: PlacedBet): { number: number | null; legs: PlacedBet['legs'] }[] {
  if (!hasBlocks(typeId)) return [{ number: null, legs }];
  const numbers = [...new Set(legs.map(({ blockId }) => blockId))].toSorted((a, b) => a - b);
  return numbers.map((number) => ({ number, legs: legs.filter(({ blockId }) => blockId === number) }));
}
