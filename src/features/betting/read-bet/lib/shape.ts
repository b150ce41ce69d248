import { COUPON_TYPE } from '@contracts/coupon';

import type { PlacedBet } from '@/entities/bet';

const typesWithLines: readonly number[] = [
  COUPON_TYPE.system,
  COUPON_TYPE.multiBet,
  COUPON_TYPE.lucky,
  COUPON_TYPE.patent,
];

/** Made of combinations: their arithmetic comes with the list of them. */
export const hasLines = ({ typeId }: PlacedBet): boolean => typesWithLines.includes(typeId);

/** Bets by their blocks, lobby first; `number` 0 is the lobby, null the whole of a bet without blocks. */
export function blocksOf({ typeId, legs }: PlacedBet): { number: number | null; legs: PlacedBet['legs'] }[] {
  if (typeId !== 4 && typeId !== 5) return [{ number: null, legs }];
  const numbers = [...new Set(legs.map(({ blockId }) => blockId))].toSorted((a, b) => a - b);
  return numbers.map((number) => ({ number, legs: legs.filter(({ blockId }) => blockId === number) }));
}
