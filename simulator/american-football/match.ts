import { marketGroups as G } from '../../contracts/markets.ts';
import { type Facts, type Match, type Noise, ofSide, type Pair, type Side } from '../match.ts';
import { isPartedJoinable, partedJointChance, type PartedState } from '../parted/joined.ts';
import { pairOf, type Points } from '../parted/joint.ts';
import {
  partedMarkets,
  type PartedOutlook,
  partedQuotes,
  type PartedRules,
  type PartedShape,
} from '../parted/quotes.ts';
import { raceOf } from '../parted/race.ts';
import { corrected, raced, type Score, totalOf } from '../parted/scores.ts';
import { between, hash, type Random } from '../random.ts';
import { booksOfQuotes } from '../stepped/books.ts';
import type { Course, Shown } from '../stepped/course.ts';
import { createSteppedMatch } from '../stepped/match.ts';
import { periodTexts, quarterName } from '../texts/periods.ts';
import { periodGroups } from '../timed/score-quotes.ts';
import {
  drawDrive,
  driveOf,
  drivesInQuarter,
  drivesOf,
  fieldGoal,
  meanOf,
  mostRounds,
  pointsOf,
  quarters,
  regularDrives,
  sideOf,
} from './drives.ts';

/** `drive`: how many are over. `over`: a test has ended the match. */
type State = { drive: number; scores: readonly Score[]; begins: Side; isBreak: boolean; isEnded: boolean };

/** Seconds on the clock and of play for each. */
const driveClock = (15 * 60) / drivesInQuarter;
const driveSeconds = 420;
const breakSeconds = { quarter: 120, half: 900 };
const halfDrives = regularDrives / 2;
const targets = [10, 20, 30];
/** Halves are parts after the four quarters. */
const parts = [1, 2, 3, 4, 5, 6];
const firstHalf = 5;

const rules: PartedRules = {
  lines: [-7, -4, -3, -2, -1, 0, 1, 2, 3, 4, 7],
  partLines: [-3, -1, 0, 1, 3],
  groupsOf: () => periodGroups,
};

const isLevel = ([home, away]: Pair) => home === away;
const periodOf = (drive: number) => Math.min(quarters + 1, Math.floor(drive / drivesInQuarter) + 1);

function isOver({ drive, scores, isEnded }: State): boolean {
  return isEnded || (drive >= regularDrives && drive % 2 === 0 && !isLevel(totalOf(scores)));
}

/** Drives of a part: from, and up to. */
function spanOf(part: number): Pair {
  if (part < firstHalf) return [(part - 1) * drivesInQuarter, part * drivesInQuarter];
  return part === firstHalf ? [0, halfDrives] : [halfDrives, regularDrives];
}

const inPart = (scores: readonly Score[], part: number): Pair =>
  totalOf(
    scores.filter(({ period }) =>
      part < firstHalf ? period === part : part === firstHalf ? period <= 2 : period > 2 && period <= quarters,
    ),
  );

function step(drives: readonly [Points, Points], state: State, random: Random): { state: State; took: number } {
  const { drive, scores, begins } = state;
  if (state.isBreak)
    return {
      state: { ...state, isBreak: false },
      took: drive === halfDrives ? breakSeconds.half : breakSeconds.quarter,
    };
  const side = sideOf(begins, drive);
  const points = drawDrive(ofSide(drives, side), random);
  const period = periodOf(drive);
  const next = points > 0 ? [...scores, { side, points, period }] : scores;
  const isLast = drive + 1 === regularDrives + 2 * mostRounds && isLevel(totalOf(next));
  const lot: Side = random() < 0.5 ? 1 : 2;
  const after: State = {
    ...state,
    drive: drive + 1,
    scores: isLast ? [...next, { side: lot, points: fieldGoal, period }] : next,
    isBreak: false,
  };
  const isPause = (drive + 1) % drivesInQuarter === 0 && drive + 1 <= regularDrives && !isOver(after);
  return { state: { ...after, isBreak: isPause }, took: driveSeconds * between(random, 0.85, 1.15) };
}

/** The trailing side can still make up so many points in the drives that are left. */
const isNear = (points: number, drive: number) => points <= 3 * (regularDrives - drive - 1);

function shapeOf({ drive, scores }: State): PartedShape {
  const score = totalOf(scores);
  return {
    isRegular: drive < regularDrives,
    parts: parts.filter((part) => drive < spanOf(part)[1]),
    hasHalves: drive < halfDrives,
    races: targets.filter((target) => target > Math.max(...score) && isNear(target - Math.max(...score), drive)),
    isScoreless: scores.length === 0 && drive < halfDrives,
  };
}

function outlookOf(noisy: readonly [Points, Points], steady: readonly [Points, Points], state: State): PartedOutlook {
  const { drive, scores, begins } = state;
  const coming = (from: number, to: number, score: Pair) => {
    const counts = drivesOf(begins, Math.max(from, drive), to);
    return {
      score,
      rest: pairOf(...pointsOf(noisy, counts)),
      steady: [counts[0] * meanOf(steady[0]), counts[1] * meanOf(steady[1])] as const,
    };
  };
  const end = drive < regularDrives ? regularDrives : drive + 2 - (drive % 2);
  const order = Array.from({ length: Math.max(0, regularDrives - drive) }, (_, index) => sideOf(begins, drive + index));
  const first = coming(0, halfDrives, inPart(scores, firstHalf));
  const played = Math.max(0, end - regularDrives) / 2;
  return {
    whole: coming(0, end, totalOf(scores)),
    extra: { round: pairOf(...pointsOf(noisy, [1, 1])), rounds: mostRounds - played, breaker: fieldGoal },
    parts: shapeOf(state).parts.map((number) => ({ number, ...coming(...spanOf(number), inPart(scores, number)) })),
    halves:
      drive < halfDrives
        ? { score: first.score, first: first.rest, second: coming(halfDrives, regularDrives, [0, 0]).rest }
        : null,
    raceOf: (target) => raceOf(noisy, totalOf(scores), order, target),
  };
}

const jointOf = ({ drive, scores }: State, { whole: { score, rest }, extra }: PartedOutlook): PartedState => ({
  ...{ score, rest, extra },
  regular: drive < regularDrives ? null : totalOf(scores.filter(({ period }) => period <= quarters)),
});

function factsOf({ drive, scores, isEnded }: State): Facts {
  const done = isEnded ? quarters : Math.min(quarters, Math.floor(drive / drivesInQuarter));
  const last = isEnded ? Math.max(1, ...scores.map(({ period }) => period)) : periodOf(Math.max(0, drive - 1));
  const shown = Math.min(Math.max(last, Math.min(quarters, done + 1)), quarters + 1);
  const periods = Array.from(
    { length: drive === regularDrives && !isEnded ? Math.max(quarters, last) : shown },
    (_, index) => totalOf(scores.filter(({ period }) => period === index + 1)),
  );
  const regular = totalOf(scores.filter(({ period }) => period <= quarters));
  const isKnown = isEnded || drive >= regularDrives;
  return {
    full: totalOf(scores),
    periods,
    periodsDone: done,
    goals: [],
    regular: { score: regular, isOver: isKnown },
    halves: { first: inPart(scores, firstHalf), second: inPart(scores, firstHalf + 1) },
    isOver: false,
    isAbandoned: false,
    countedBy: ({ groupId, param, period }) => {
      if (groupId === G.raceTo) return raced(scores, param ?? 0);
      if (groupId === G.scoresFirst) return raced(scores, 1);
      if (period < firstHalf) return null;
      return { score: inPart(scores, period), isOver: isEnded || drive >= spanOf(period)[1] };
    },
  };
}

const texts = ([home, away]: Pair): [string, string] => [String(home), String(away)];

function shownOf(state: State): Shown {
  const { full, periods } = factsOf(state);
  const { drive, isBreak } = state;
  const period = isBreak ? periodOf(drive - 1) : periodOf(drive);
  return {
    period,
    periodName: isBreak ? (drive === halfDrives ? periodTexts.halfTime : periodTexts.break) : quarterName(period),
    isBreak,
    clock: { elapsed: drive * driveClock, rate: driveClock / (driveSeconds * 1.15) },
    score: { full: texts(full), periods: periods.map(texts), text: full.join(':') },
  };
}

/** `skills`: see drives.ts. */
export function createAmericanFootballMatch(seed: number, skills: Pair): Match {
  const drives = [driveOf(skills[0]), driveOf(skills[1])] as const;
  const noisyDrives = (noise: Noise) => [driveOf(skills[0] + noise[0] - 1), driveOf(skills[1] + noise[1] - 1)] as const;
  const course: Course<State> = {
    start: { drive: 0, scores: [], begins: hash(seed, 1) % 2 === 0 ? 1 : 2, isBreak: false, isEnded: false },
    next: (state, random) => step(drives, state, random),
    isOver,
    factsOf,
    shownOf,
    stageOf: ({ drive, scores }) => scores.length * 100 + Math.floor(drive / drivesInQuarter),
    booksOf: (state, noise) => {
      if (isOver(state)) return [];
      const shape = shapeOf(state);
      return booksOfQuotes(partedMarkets(shape, rules), () =>
        partedQuotes(outlookOf(noisyDrives(noise), drives, state), shape, rules),
      );
    },
    joins: {
      fits: isPartedJoinable,
      chanceOf: (state, noise, keys) =>
        partedJointChance(jointOf(state, outlookOf(noisyDrives(noise), drives, state)), keys),
    },
    suspension: 20,
    give: (state, side) => ({
      ...state,
      scores: [...state.scores, { side, points: 7, period: periodOf(state.drive) }],
    }),
    finish: (state, asked) => ({
      ...state,
      scores: corrected(state.scores, asked, Math.min(quarters, periodOf(Math.max(0, state.drive - 1))), fieldGoal),
      isBreak: false,
      isEnded: true,
    }),
  };
  return createSteppedMatch(seed, course);
}
