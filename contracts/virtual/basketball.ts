import { between, type Pair, type Random, type Side } from './chance.ts';

/** In seconds. The game clock stops at whistles, so a quarter lasts `pace` times its length. */
export const pace = 2.1;
const breakLength = 130;
const halfTime = 15 * 60;
export const overtime = 5 * 60;
export const possession = [10, 20] as const;
export const mostOvertimes = 4;

/** Mean length of one possession, in seconds of game clock. */
export const possessionMean = (possession[0] + possession[1]) / 2;
export const quarterCount = 4;

/** A period of play: `from` and `to` are seconds of play, `length` seconds on the game clock, `clock` the game clock at its start. */
export type Stretch = { from: number; to: number; length: number; clock: number };
export type Basket = { at: number; side: Side; points: number; period: number };
/** One side had the ball until `at`, and brought it to so many points. */
export type Possession = { at: number; side: Side; points: number; period: number };
export type BasketballTimeline = { stretches: readonly Stretch[]; baskets: readonly Basket[]; end: number };

/** How a possession can end: with a free throw, two points or three points. Otherwise it brings nothing. */
const oneChance = 0.06;
const threeChance = 0.13;
const chanceOfTwo = (mean: number) => (mean - oneChance - 3 * threeChance) / 2;

/** Chances of 0, 1, 2 and 3 points of a possession. */
export const shotsOf = (mean: number): Float64Array => {
  const two = chanceOfTwo(mean);
  return Float64Array.of(1 - oneChance - two - threeChance, oneChance, two, threeChance);
};

function drawPoints(random: () => number, mean: number): number {
  const draw = random();
  if (draw < oneChance) return 1;
  if (draw < oneChance + threeChance) return 3;
  return draw < oneChance + threeChance + chanceOfTwo(mean) ? 2 : 0;
}

/** When the periods of a game are played; more than four are overtimes. */
export function stretchAt(index: number, quarterSeconds: number): Stretch {
  let from = 0;
  let clock = 0;
  for (let period = 0; ; period += 1) {
    const length = period < quarterCount ? quarterSeconds : overtime;
    const to = from + length * pace;
    if (period === index) return { from, to, length, clock };
    clock += length;
    from = to + (period === 1 ? halfTime : breakLength);
  }
}

/** `means`: points of each side per possession. The sides attack in turn. `told` hears of every possession. */
export function drawBasketball(
  random: Random,
  means: Pair,
  quarterSeconds: number,
  told?: (possession: Possession) => void,
): BasketballTimeline {
  const baskets: Basket[] = [];
  const stretches: Stretch[] = [];
  const score: [number, number] = [0, 0];
  let side: Side = random() < 0.5 ? 1 : 2;
  for (let period = 0; period < quarterCount + mostOvertimes; period += 1) {
    const isLast = period === quarterCount + mostOvertimes - 1;
    if (period >= quarterCount && score[0] !== score[1]) break;
    const stretch = stretchAt(period, quarterSeconds);
    stretches.push(stretch);
    // The game begins in the middle of a possession. Otherwise a quarter would have fewer possessions than its length
    // says.
    for (let clock = random() * possessionMean; clock < stretch.length; clock += between(random, ...possession)) {
      const index = side === 1 ? 0 : 1;
      const points = drawPoints(random, means[index]);
      told?.({ at: stretch.from + clock * pace, side, points, period: period + 1 });
      if (points > 0) {
        score[index] += points;
        baskets.push({ at: stretch.from + clock * pace, side, points, period: period + 1 });
      }
      side = side === 1 ? 2 : 1;
    }
    // No game ends level, however long it takes.
    if (isLast && score[0] === score[1]) baskets.push({ at: stretch.to - 1, side, points: 1, period: period + 1 });
  }
  return { stretches, baskets, end: stretches.at(-1)?.to ?? 0 };
}
