import { marketGroups as G } from '../../contracts/markets.ts';
import type { Pair, Quote, Side } from '../match.ts';
import type { PartedState } from '../parted/joined.ts';
import { type Joint, nothing, type Points, sumOf } from '../parted/joint.ts';
import {
  partedMarkets,
  type PartedOutlook,
  partedQuotes,
  type PartedRules,
  type PartedShape,
} from '../parted/quotes.ts';
import { raceOf } from '../parted/race.ts';
import { periodGroups } from '../timed/score-quotes.ts';
import { type Ends, possessionsIn, scoredIn } from './possessions.ts';
import { mostOvertimes, overtime, possessionMean, quarterCount, shotsOf } from './timeline.ts';

const rules: PartedRules = {
  lines: [-6, -4, -2, -1, 0, 1, 2, 4, 6],
  partLines: [-2, -1, 0, 1, 2],
  groupsOf: (part) =>
    part > quarterCount ? periodGroups : { ...periodGroups, result: G.quarterWinner, total: G.quarterTotal },
};
const parts = [1, 2, 3, 4, 5, 6];
/** Quarters of a part: the halves come after the quarters. */
const quartersOf = (part: number): readonly number[] =>
  part <= quarterCount ? [part] : part === quarterCount + 1 ? [1, 2] : [3, 4];
const targets = [20, 40, 60];

/**
 * Where a match is. `period`: the one under way or, in a break, the next; more than four are overtimes. `rest`: seconds
 * on its clock. `periods`: points so far. `side`: the side with the ball, and until when; null before the match.
 */
export type BasketballState = {
  period: number;
  rest: number;
  score: Pair;
  periods: readonly Pair[];
  side: Side | null;
  ends: Ends;
};

/** How a match is played: points of each side per possession. */
type Play = { means: Pair; quarterSeconds: number };

const sumOfQuarters = (periods: readonly Pair[], quarters: readonly number[]): Pair =>
  quarters.reduce<Pair>(
    ([home, away], number) => [home + (periods[number - 1]?.[0] ?? 0), away + (periods[number - 1]?.[1] ?? 0)],
    [0, 0],
  );

/** Points that races are about, in a match that should bring so many. */
const racesOf = ({ means, quarterSeconds }: Play): readonly number[] => {
  const expected = ((means[0] + means[1]) * quarterCount * quarterSeconds) / (2 * possessionMean);
  return targets.filter((target) => target < 0.36 * expected);
};

function shapeOf({ period, score }: BasketballState, play: Play): PartedShape {
  // Only the present part and what holds it: a board of all quarters would be endless.
  const isOpen = (part: number) => {
    const quarters = quartersOf(part);
    return period <= Math.max(...quarters) && (part > quarterCount || part >= period);
  };
  return {
    isRegular: period <= quarterCount,
    parts: period > quarterCount ? [] : parts.filter(isOpen),
    hasHalves: period <= 2,
    races: period <= 2 ? racesOf(play).filter((target) => target > Math.max(...score)) : [],
    isScoreless: false,
  };
}

/** Markets of `basketballQuotes`. */
export const basketballGroups = (state: BasketballState, play: Play): number[] =>
  partedMarkets(shapeOf(state, play), rules);

/** `noisy`: how strong the sides seem. */
export function basketballQuotes(state: BasketballState, play: Play, noisy: Pair): Quote[] {
  const shape = shapeOf(state, play);
  return partedQuotes(outlookOf(state, play, noisy, shape), shape, rules);
}

/** What a joint chance asks. */
export function basketballJoint(state: BasketballState, play: Play, noisy: Pair): PartedState {
  const { whole, extra } = outlookOf(state, play, noisy, { ...shapeOf(state, play), parts: [], hasHalves: false });
  const regular = state.period <= quarterCount ? null : sumOfQuarters(state.periods, [1, 2, 3, 4]);
  return { score: whole.score, rest: whole.rest, extra, regular };
}

function outlookOf(state: BasketballState, play: Play, noisy: Pair, shape: PartedShape): PartedOutlook {
  const { period, rest, score, periods, side, ends } = state;
  const { means, quarterSeconds } = play;
  const secondsOf = (quarter: number) => (quarter < period ? 0 : quarter === period ? rest : quarterSeconds);
  const fresh = possessionsIn(quarterSeconds);
  const present = possessionsIn(rest, ends);
  const possessionsOf = (quarters: readonly number[]): Points =>
    quarters
      .filter((quarter) => quarter >= period)
      .reduce((sum, quarter) => sumOf(sum, quarter === period ? present : fresh), nothing);
  const known = new Map<string, Joint>();
  const coming = (quarters: readonly number[], own: Pair) => {
    const open = quarters.filter((quarter) => quarter >= period);
    const key = `${String(open.includes(period))} ${open.length}`;
    const joint = known.get(key) ?? scoredIn(noisy, possessionsOf(open), open.includes(period) ? side : null);
    known.set(key, joint);
    const each = quarters.reduce((sum, quarter) => sum + secondsOf(quarter), 0) / (2 * possessionMean);
    return { score: own, rest: joint, steady: [each * means[0], each * means[1]] as const };
  };
  const regular = Array.from({ length: quarterCount }, (_, index) => index + 1);
  const whole = shape.isRegular ? coming(regular, score) : coming([period], score);
  const halves = () => {
    const first = coming([1, 2], sumOfQuarters(periods, [1, 2]));
    return { first: first.rest, second: coming([3, 4], [0, 0]).rest, score: first.score };
  };
  return {
    whole,
    extra: {
      round: scoredIn(noisy, possessionsIn(overtime)),
      rounds: mostOvertimes - Math.max(0, period - quarterCount),
      breaker: 1,
    },
    parts: shape.parts.map((number) => ({
      number,
      ...coming(quartersOf(number), sumOfQuarters(periods, quartersOf(number))),
    })),
    halves: shape.hasHalves ? halves() : null,
    raceOf: (target) => raceTo(noisy, score, target, side),
  };
}

/** More attempts than a race can take. */
const longestRace = 160;

/** `side`: the side with the ball; null when either may. */
function raceTo(means: Pair, score: Pair, target: number, side: Side | null): Pair {
  const shots = [shotsOf(means[0]), shotsOf(means[1])] as const;
  const from = (begins: number) =>
    raceOf(
      shots,
      score,
      Array.from({ length: longestRace }, (_, index): Side => ((index + begins) % 2 === 0 ? 1 : 2)),
      target,
    );
  if (side !== null) return from(side - 1);
  const [one, two] = [from(0), from(1)];
  return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
}

/** Chances of every score of a whole match, before overtime, with those of one overtime. */
export function wholeGame(means: Pair, quarterSeconds: number): { whole: Joint; round: Joint } {
  const quarter = possessionsIn(quarterSeconds);
  const half = sumOf(quarter, quarter);
  return { whole: scoredIn(means, sumOf(half, half)), round: scoredIn(means, possessionsIn(overtime)) };
}
