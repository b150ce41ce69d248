import type { Milli, Minor } from './types.ts';

/** Of each staked sum the house keeps `part` in `of` on average. Whole numbers above zero. */
export type HouseShare = { readonly part: number; readonly of: number };

/** A margin of 5.5 % (`permille` 55) keeps 55 in 1055 of what is staked: 1 − 1 ÷ 1.055. */
export const shareOfMargin = (permille: number): HouseShare => ({ part: permille, of: 1000 + permille });

type BonusTerms = { readonly bonus: Minor; readonly wager: number; readonly share: HouseShare };

/**
 * What a bonus is worth on average, minor units. `required` must be staked, `cost` of it stays with the house, and `worth` is what is
 * left of the bonus; below nothing it is a loss. The cost is rounded up, so that nothing is promised by rounding. Row PROMO-03.
 */
export function bonusWorth({ bonus, wager, share }: BonusTerms): { required: Minor; cost: Minor; worth: Minor } {
  const required = bonus * wager;
  const product = BigInt(required) * BigInt(share.part);
  const cost = Number((product + BigInt(share.of) - 1n) / BigInt(share.of));
  return { required, cost, worth: bonus - cost };
}

/**
 * Between which results two of three players end who stake `required` in `count` equal bets at these odds: the average and one
 * deviation to each side, whole minor units.
 */
export function usualResults(
  required: Minor,
  { count, milli, share }: { count: number; milli: Milli; share: HouseShare },
): { low: Minor; high: Minor } {
  const odds = milli / 1000;
  const chance = (1 - share.part / share.of) / odds;
  const mean = -required * (share.part / share.of);
  const deviation = (required / count) * odds * Math.sqrt(chance * (1 - chance) * count);
  return { low: Math.round(mean - deviation), high: Math.round(mean + deviation) };
}
