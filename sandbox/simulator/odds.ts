import { MARKET_GROUP as G } from '../../contracts/markets.ts';

/**
 * The bookmaker's margin: the inverse odds of a market that pays one of its outcomes sum to 1 + margin. It is constant by market group and
 * spread in proportion to the probabilities. Ours; the figures are usual ones.
 */
const MARGIN: Readonly<Record<number, number>> = {
  [G.result]: 0.055,
  [G.doubleChance]: 0.055,
  [G.drawNoBet]: 0.05,
  [G.total]: 0.045,
  [G.handicap]: 0.045,
  [G.winner]: 0.05,
  [G.gamesTotal]: 0.055,
  [G.gamesHandicap]: 0.055,
  [G.pointsTotal]: 0.05,
  [G.pointsHandicap]: 0.05,
  [G.correctScore]: 0.12,
  [G.nextGoal]: 0.065,
};
const USUAL_MARGIN = 0.06;
export const marginOf = (groupId: number): number => MARGIN[groupId] ?? USUAL_MARGIN;

/** Beyond these probabilities an outcome has no price. */
const LEAST = 0.01;
const MOST = 0.985;
const MIN_MILLI = 1_010;

/** Odds stand on steps that grow with them: 0.01 below 10, 0.1 below 20, else 0.5. */
export function roundMilli(milli: number): number {
  const step = milli < 10_000 ? 10 : milli < 20_000 ? 100 : 500;
  return Math.max(MIN_MILLI, Math.round(milli / step) * step);
}

/** Odds in thousandths for a fair probability; 0 where the outcome is as good as decided. */
export function priceOf(groupId: number, probability: number): number {
  if (!(probability >= LEAST && probability <= MOST)) return 0;
  return roundMilli(1000 / (probability * (1 + marginOf(groupId))));
}

/**
 * Fair probability of "x above line" for quarter lines too, where part of the stake may be lost or returned: the price at which neither side
 * gains. `chances[i]` is the probability of x = first + i.
 */
export function chanceAbove(chances: ArrayLike<number>, first: number, line: number): number {
  let win = 0;
  let lose = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const twice = 2 * (first + index - line);
    const chance = chances[index] ?? 0;
    if (twice > 0) win += chance * Math.min(1, twice);
    else lose += chance * Math.min(1, -twice);
  }
  return win + lose > 0 ? win / (win + lose) : 0;
}
