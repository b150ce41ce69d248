import type { Pair, Side } from '../match.ts';
import { between, createRandom } from '../random.ts';

/** Seconds. The game clock stands at whistles, so a quarter lasts `PACE` times its length. */
export const PACE = 2.1;
const BREAK = 130;
const HALF_TIME = 15 * 60;
const OVERTIME = 5 * 60;
const POSSESSION = [10, 20] as const;
const MOST_OVERTIMES = 4;

/** Seconds of game clock that one side's possession takes on average. */
export const POSSESSION_MEAN = (POSSESSION[0] + POSSESSION[1]) / 2;
export const QUARTERS = 4;

/** A period of play: `from` and `to` are seconds of play, `length` seconds on the game clock, `clock` the game clock at its start. */
export type Stretch = { from: number; to: number; length: number; clock: number };
export type Basket = { at: number; side: Side; points: number; period: number };
export type BasketballTimeline = { stretches: readonly Stretch[]; baskets: readonly Basket[]; end: number };

/** How a possession may end: a free throw, two points, three points; the rest is nothing. */
const ONE = 0.06;
const THREE = 0.13;
const chanceOfTwo = (mean: number) => (mean - ONE - 3 * THREE) / 2;

/** Mean and variance of the points of a possession. */
export const varianceOf = (mean: number): number => ONE + 4 * chanceOfTwo(mean) + 9 * THREE - mean * mean;

function drawPoints(random: () => number, mean: number): number {
  const draw = random();
  if (draw < ONE) return 1;
  if (draw < ONE + THREE) return 3;
  return draw < ONE + THREE + chanceOfTwo(mean) ? 2 : 0;
}

/** When the periods of a game are played; more than four are overtimes. */
export function stretchAt(index: number, quarterSeconds: number): Stretch {
  let from = 0;
  let clock = 0;
  for (let period = 0; ; period += 1) {
    const length = period < QUARTERS ? quarterSeconds : OVERTIME;
    const to = from + length * PACE;
    if (period === index) return { from, to, length, clock };
    clock += length;
    from = to + (period === 1 ? HALF_TIME : BREAK);
  }
}

/** `means`: points of each side per possession. The sides attack in turn. */
export function playBasketball(seed: number, means: Pair, quarterSeconds: number): BasketballTimeline {
  const random = createRandom(seed);
  const baskets: Basket[] = [];
  const stretches: Stretch[] = [];
  const score: [number, number] = [0, 0];
  let side: Side = random() < 0.5 ? 1 : 2;
  for (let period = 0; period < QUARTERS + MOST_OVERTIMES; period += 1) {
    const isLast = period === QUARTERS + MOST_OVERTIMES - 1;
    if (period >= QUARTERS && score[0] !== score[1]) break;
    const stretch = stretchAt(period, quarterSeconds);
    stretches.push(stretch);
    // The first possession is met in its middle, as it were: so a quarter has as many as its length says.
    for (let clock = random() * POSSESSION_MEAN; clock < stretch.length; clock += between(random, ...POSSESSION)) {
      const index = side === 1 ? 0 : 1;
      const points = drawPoints(random, means[index]);
      if (points > 0) {
        score[index] += points;
        baskets.push({ at: stretch.from + clock * PACE, side, points, period: period + 1 });
      }
      side = side === 1 ? 2 : 1;
    }
    // No game ends level, however long it takes.
    if (isLast && score[0] === score[1]) baskets.push({ at: stretch.to - 1, side, points: 1, period: period + 1 });
  }
  return { stretches, baskets, end: stretches.at(-1)?.to ?? 0 };
}
