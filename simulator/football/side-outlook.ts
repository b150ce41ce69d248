import type { Noise, Pair } from '../match.ts';
import type { Halves } from './rules.ts';
import type { SideState } from './side-markets.ts';
import type { Count, SideOutlook } from './side-quotes.ts';
import { intervalOf, intervals } from './story.ts';
import type { FootballEvent, Timeline } from './timeline.ts';
import { clockAt, firstHalfShare, goalsOf, halfLength, perSide, secondHalfStart } from './timeline.ts';

/** Nobody knows added time before the match, so prices take its mean. */
const usualAdded: Pair = [150, 300];
const noGoals: Pair = [0, 0];
const everyHalf = 0.5;

/** What is left of a match: of something of which the first half has `first`. `half`: of it until half-time. */
export type Left = { half: number; all: number };

type Added = Pick<Timeline, 'added'>;

export function leftAt(added: Added['added'], second: number, first: number): Left {
  if (second <= 0) return { half: first, all: 1 };
  const gone = Math.min(1, second / (halfLength + added[0]));
  const goneLater = Math.min(1, Math.max(0, second - secondHalfStart({ added })) / (halfLength + added[1]));
  const half = first * (1 - gone);
  return { half, all: half + (1 - first) * (1 - goneLater) };
}

/** Which part of the goals to come falls into each quarter of an hour. */
function sharesAt(added: Pair, half: 0 | 1 | 2, clock: number): number[] {
  const left = intervals.map((interval) => {
    const isFirst = interval <= 3;
    if (isFirst && half !== 1) return 0;
    const length = halfLength + added[isFirst ? 0 : 1];
    const start = isFirst ? 0 : halfLength;
    const from = (interval - 1) * 900;
    const to = interval % 3 === 0 ? start + length : from + 900;
    const now = isFirst || half === 2 ? Math.max(from, clock) : from;
    return ((isFirst ? firstHalfShare : 1 - firstHalfShare) * Math.max(0, to - now)) / length;
  });
  const all = left.reduce((sum, each) => sum + each, 0);
  return left.map((each) => (all > 0 ? each / all : 0));
}

const countOf = (events: readonly FootballEvent[]): Pair => {
  const home = events.filter(({ side }) => side === 1).length;
  return [home, events.length - home];
};

/** What decides which side markets are open, and their prices. */
export function sideState(line: Added, second: number, events: readonly FootballEvent[]): SideState {
  const goals = goalsOf(events);
  const { half, clock } = second < 0 ? ({ half: 1, clock: 0 } as const) : clockAt(line, second);
  const halves: Halves = {
    first: countOf(goals.filter((goal) => goal.half === 1)),
    second: countOf(goals.filter((goal) => goal.half === 2)),
  };
  const interval = half === 0 ? 4 : intervalOf({ half, clock });
  const reds = events.filter(({ kind }) => kind === 'red').length;
  return { halves, isFirstHalf: half === 1, interval, goals, reds };
}

const times = ([home, away]: Pair, factor: number): Pair => [home * factor, away * factor];
const both = (mean: number): Pair => [mean, mean];

/** `expected`: goals of each side in a whole match as strong as the sides are now. Null added time: not begun. */
export function sideOutlook({
  line,
  second,
  events,
  expected,
  noise,
}: {
  line: Added | null;
  second: number;
  events: readonly FootballEvent[];
  expected: Pair;
  noise: Noise;
}): SideOutlook {
  const added = line?.added ?? usualAdded;
  const state = sideState({ added }, second, events);
  const noisy: Pair = [expected[0] * noise[0], expected[1] * noise[1]];
  const minute = Math.floor(second / 60) * 60;
  const left = leftAt(added, second, firstHalfShare);
  const usual = leftAt(added, minute, firstHalfShare);
  const goals = (now: Pair, of: (left: Left) => number): Count => ({
    now,
    rest: times(noisy, of(left)),
    steady: times(expected, of(usual)),
  });
  const { first, second: later } = state.halves;
  const even = (kinds: readonly FootballEvent['kind'][], mean: number): Count => ({
    now: countOf(events.filter(({ kind }) => kinds.includes(kind))),
    rest: both(mean * leftAt(added, second, everyHalf).all),
    steady: both(mean * leftAt(added, minute, everyHalf).all),
  });
  const { half, clock } = second < 0 ? ({ half: 1, clock: 0 } as const) : clockAt({ added }, second);
  return {
    state,
    goals: goals([first[0] + later[0], first[1] + later[1]], ({ all }) => all),
    first: state.isFirstHalf ? goals(first, (each) => each.half) : { now: first, rest: noGoals, steady: noGoals },
    second: goals(later, ({ all, half: ofFirst }) => all - ofFirst),
    shares: sharesAt(added, half, clock),
    corners: even(['corner'], perSide.corners),
    cards: even(['yellow', 'red'], perSide.yellows + perSide.reds),
    redRest: 2 * perSide.reds * leftAt(added, second, everyHalf).all,
  };
}
