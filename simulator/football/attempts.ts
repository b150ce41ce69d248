import type { Block, Pair, Side } from '../match.ts';
import { between, createRandom, hash, nextArrival, type Random } from '../random.ts';
import type { FootballEvent, Timeline } from './timeline.ts';
import { firstHalfShare, goalKinds, halfLength, redOther, redOwn, secondHalfStart } from './timeline.ts';

/** Kinds of chances: how good each is (the share of such shots that are goals), and its share of all shots. */
const shotKinds = [
  { xg: 0.03, share: 0.4 },
  { xg: 0.07, share: 0.28 },
  { xg: 0.15, share: 0.22 },
  { xg: 0.35, share: 0.1 },
] as const;
const penaltyXg = 0.78;
export const shotXg = shotKinds.reduce((sum, { xg, share }) => sum + xg * share, 0);

/** Dangerous attacks of a side that end without a shot, in a match. */
const lostDangers = 6;
/** Seconds. A danger begins this long before its shot; a penalty is given this long before it is taken. */
const lead: Record<Attempt['kind'], readonly [number, number]> = {
  shot: [6, 9],
  own_goal: [6, 9],
  lost: [6, 9],
  penalty: [30, 40],
};
/** The time until play goes on after a shot without a result. */
const restartAfter = [5, 8] as const;
/** Until it goes on after a goal. */
export const kickoffAfter = 28;

/**
 * A dangerous attack. `from`: second of play at which the danger begins; `at`: at which the shot is taken or the ball
 * is lost; `to`: at which play goes on. `xg`: the chance of the shot, 0 without one.
 */
export type Attempt = {
  from: number;
  at: number;
  to: number;
  side: Side;
  kind: 'shot' | 'penalty' | 'own_goal' | 'lost';
  xg: number;
  isGoal: boolean;
};

/** Draws a kind of chance for goals, or for missed shots. */
function drawXg(random: Random, isGoal: boolean): number {
  const weights = shotKinds.map(({ xg, share }) => share * (isGoal ? xg : 1 - xg));
  let pick = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = shotKinds.find((_, index) => (pick -= weights[index] ?? 0) < 0);
  return (found ?? shotKinds[0]).xg;
}

/** Seconds of play in which the rate of goals stays as it is, and how strong each side is in them: red cards change it. */
function stretches(timeline: Timeline) {
  const reds = timeline.events.filter(({ kind }) => kind === 'red');
  const factor: [number, number] = [1, 1];
  return ([1, 2] as const).flatMap((half) => {
    const start = half === 1 ? 0 : secondHalfStart(timeline);
    const length = halfLength + timeline.added[half === 1 ? 0 : 1];
    const share = (half === 1 ? firstHalfShare : 1 - firstHalfShare) / length;
    const cuts = reds.filter((red) => red.half === half);
    const bounds = [start, ...cuts.map(({ at }) => at), start + length];
    return bounds.slice(0, -1).map((from, index) => {
      const red = index > 0 ? cuts[index - 1] : undefined;
      if (red) {
        factor[red.side === 1 ? 0 : 1] *= redOwn;
        factor[red.side === 1 ? 1 : 0] *= redOther;
      }
      return { from, to: bounds[index + 1] ?? from, rates: [factor[0] * share, factor[1] * share] as const };
    });
  });
}

const startOfHalf = (timeline: Timeline, at: number) => {
  const second = secondHalfStart(timeline);
  return at >= second ? second : 0;
};

/**
 * The shots of a match. Goals come at the rate of the prices. If shots come at that rate divided by their chance `xg`,
 * and each is a goal with that chance, then goals and misses are two Poisson processes that know nothing of each other.
 * So this keeps the goals as they are, and draws the misses separately: no goal moves, and no price.
 */
export function attemptsOf(timeline: Timeline, expected: Pair, seed: number): Attempt[] {
  const random = createRandom(hash(seed, 0x5107));
  const make = (at: number, side: Side, kind: Attempt['kind'], xg: number, isGoal: boolean): Attempt => {
    const [least, most] = lead[kind];
    const from = at - between(random, least, most);
    const pause = isGoal ? kickoffAfter : kind === 'lost' ? 0 : between(random, ...restartAfter);
    return { from: Math.max(startOfHalf(timeline, at), from), at, to: at + pause, side, kind, xg, isGoal };
  };
  const goals = timeline.events.flatMap(({ at, side, kind }: FootballEvent): Attempt[] => {
    if (kind === 'goal') return [make(at, side, 'shot', drawXg(random, true), true)];
    if (kind === 'penalty') return [make(at, side, 'penalty', penaltyXg, true)];
    return kind === 'own_goal' ? [make(at, side, 'own_goal', 0, true)] : [];
  });
  const misses = stretches(timeline).flatMap(({ from, to, rates }) =>
    ([1, 2] as const).flatMap((side) => {
      const mean = expected[side === 1 ? 0 : 1] * rates[side === 1 ? 0 : 1];
      const kinds = [
        ['shot', mean * goalKinds.goal * (1 / shotXg - 1)],
        ['penalty', mean * goalKinds.penalty * (1 / penaltyXg - 1)],
        ['lost', lostDangers / (2 * halfLength)],
      ] as const;
      return kinds.flatMap(([kind, rate]) => {
        const found: Attempt[] = [];
        for (let at = from + nextArrival(random, rate); at < to; at += nextArrival(random, rate)) {
          const xg = kind === 'shot' ? drawXg(random, false) : kind === 'penalty' ? penaltyXg : 0;
          found.push(make(at, side, kind, xg, false));
        }
        return found;
      });
    }),
  );
  return [...goals, ...misses].filter(({ at }) => at < timeline.end).sort((a, b) => a.at - b.at);
}

/**
 * From the danger until play goes on there is no betting: a viewer of the picture must not know more than the price
 * does.
 */
export const dangerBlocks = (attempts: readonly Attempt[]): Block[] =>
  attempts.map(({ from, to }) => ({ at: from, seconds: to - from, reason: 'danger', isBrief: true }));
