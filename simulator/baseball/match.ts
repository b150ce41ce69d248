import { marketGroups as G } from '../../contracts/markets.ts';
import { type Facts, type Match, ofSide, type Pair, type Side } from '../match.ts';
import { type Joint, nothing, pairOf, type Points, sumOf } from '../parted/joint.ts';
import {
  partedMarkets,
  type PartedOutlook,
  partedQuotes,
  type PartedRules,
  type PartedShape,
} from '../parted/quotes.ts';
import { corrected, raced, type Score, totalOf } from '../parted/scores.ts';
import { between, type Random } from '../random.ts';
import { booksOfQuotes } from '../stepped/books.ts';
import type { Course, Shown } from '../stepped/course.ts';
import { createSteppedMatch } from '../stepped/match.ts';
import { baseballInningName, periodTexts } from '../texts/periods.ts';
import { periodGroups } from '../timed/score-quotes.ts';
import {
  createHalves,
  drawPlay,
  type Half,
  type Halves,
  inningsOf,
  lastInning,
  outsInHalf,
  startOfExtra,
  startOfHalf,
} from './inning.ts';
import { innings, mostExtra } from './leads.ts';

/** `isTop`: side 2 bats. */
type State = {
  inning: number;
  isTop: boolean;
  half: Half;
  scores: readonly Score[];
  isBreak: boolean;
  isDone: boolean;
};

const batterSeconds: Pair = [45, 108];
const changeSeconds = 120;

/** Bets are about the first innings one by one, and about the first five together. */
const parts = [1, 2, 3, 4, 5, 6, 7];
const firstFive = 7;
const lastOf = (part: number) => (part === firstFive ? 5 : part);
const firstOf = (part: number) => (part === firstFive ? 1 : part);

const rules: PartedRules = {
  lines: [-2, -1, 0, 1, 2],
  partLines: [-1, 0, 1],
  groupsOf: () => periodGroups,
};

const inPart = (scores: readonly Score[], part: number): Pair =>
  totalOf(scores.filter(({ period }) => period >= firstOf(part) && period <= lastOf(part)));
const leadOf = ([home, away]: Pair) => home - away;

/** The next half-inning, or the end of the match. */
function afterHalf(state: State, random: Random | null): State {
  const { inning, isTop, scores } = state;
  const lead = leadOf(totalOf(scores));
  const isDecided = inning >= innings && (isTop ? lead > 0 : lead !== 0);
  if (isDecided) return { ...state, isDone: true };
  if (!isTop && inning === innings + mostExtra) {
    const side: Side = (random?.() ?? 0) < 0.5 ? 1 : 2;
    return { ...state, scores: [...scores, { side, points: 1, period: inning }], isDone: true };
  }
  const next = isTop ? inning : inning + 1;
  return {
    ...state,
    inning: next,
    isTop: !isTop,
    half: next > innings ? startOfExtra : startOfHalf,
    isBreak: true,
  };
}

function step(skills: Pair, state: State, random: Random): { state: State; took: number } {
  if (state.isBreak) return { state: { ...state, isBreak: false }, took: changeSeconds };
  const { inning, isTop, half, scores } = state;
  const side: Side = isTop ? 2 : 1;
  const { after, runs } = drawPlay(half, ofSide(skills, side), random);
  const took = between(random, ...batterSeconds);
  const next: State = {
    ...state,
    half: after,
    scores: runs > 0 ? [...scores, { side, points: runs, period: inning }] : scores,
  };
  const isWalkOff = !isTop && inning >= innings && leadOf(totalOf(next.scores)) > 0;
  return { state: after.outs >= outsInHalf || isWalkOff ? afterHalf(next, random) : next, took };
}

const shapeOf = ({ inning, scores }: State): PartedShape => ({
  isRegular: inning <= innings,
  parts: parts.filter((part) => inning <= lastOf(part)),
  hasHalves: false,
  races: [],
  isScoreless: scores.length === 0 && inning < innings,
});

type Sides = readonly [home: Halves, away: Halves];
const meanOf = (points: Points) => points.reduce((all, chance, runs) => all + chance * runs, 0);

/** Runs of both sides from now to the end of the inning, if they do not hang together. */
function restOfInning([home, away]: Sides, { isTop, half }: State): [Points, Points] {
  return isTop ? [home(), away(Infinity, half)] : [home(Infinity, half), nothing];
}

function restOfPart(sides: Sides, state: State, part: number): [Points, Points] {
  const { inning } = state;
  const isUnderWay = inning >= firstOf(part);
  const whole = lastOf(part) - Math.max(inning, firstOf(part) - 1);
  const [home, away] = isUnderWay ? restOfInning(sides, state) : [nothing, nothing];
  const left = isUnderWay ? whole : lastOf(part) - firstOf(part) + 1;
  return [sumOf(home, inningsOf(sides[0], left)), sumOf(away, inningsOf(sides[1], left))];
}

/** What comes until nine innings are over, or the present extra inning. */
function restOf(sides: Sides, state: State): Joint {
  const { inning, isTop, half, scores } = state;
  const ahead = leadOf(totalOf(scores));
  const [home, away] = sides;
  const start = inning > innings ? startOfExtra : startOfHalf;
  if (inning >= innings) {
    const visitors = isTop ? away(Infinity, half) : nothing;
    return lastInning(ahead, nothing, visitors, (need) => home(need, isTop ? start : half));
  }
  const [own, other] = restOfInning(sides, state);
  const left = innings - inning;
  return lastInning(ahead, sumOf(own, inningsOf(home, left - 1)), sumOf(other, inningsOf(away, left)), (need) =>
    home(need),
  );
}

function outlookOf(noisy: Sides, steady: Sides, state: State): PartedOutlook {
  const { inning, isTop, scores } = state;
  const means: Pair = [meanOf(steady[0]()), meanOf(steady[1]())];
  const left = Math.max(0, innings - inning);
  const usual: Pair = [(left + (inning < innings ? 0.85 : 0.5)) * means[0], (left + (isTop ? 1 : 0)) * means[1]];
  const extraRound = lastInning(0, nothing, noisy[1](Infinity, startOfExtra), (need) => noisy[0](need, startOfExtra));
  return {
    whole: { score: totalOf(scores), rest: restOf(noisy, state), steady: usual },
    extra: { round: extraRound, rounds: mostExtra - Math.max(0, inning - innings), breaker: 1 },
    parts: shapeOf(state).parts.map((number) => {
      const from = Math.max(inning, firstOf(number));
      const count = lastOf(number) - from + 1;
      const begun = inning >= firstOf(number) && !isTop ? 1 : 0;
      return {
        number,
        score: inPart(scores, number),
        rest: pairOf(...restOfPart(noisy, state, number)),
        steady: [count * means[0], (count - begun) * means[1]] as const,
      };
    }),
    halves: null,
    raceOf: () => firstScores(noisy, state),
  };
}

/** The side that scores first, from half-inning to half-inning. */
function firstScores([home, away]: Sides, state: State): Pair {
  let [open, first, second] = [1, 0, 0];
  for (let { inning, isTop, half } = state; inning <= innings; half = startOfHalf) {
    const none = (isTop ? away : home)(Infinity, half)[0] ?? 0;
    if (isTop) second += open * (1 - none);
    else first += open * (1 - none);
    open *= none;
    if (!isTop) inning += 1;
    isTop = !isTop;
  }
  return [first, second];
}

function factsOf({ inning, isTop, scores, isDone, isBreak }: State): Facts {
  const done = isDone ? inning : inning - 1;
  const shown = isDone || !(isBreak && isTop) ? inning : Math.max(1, inning - 1);
  return {
    full: totalOf(scores),
    periods: Array.from({ length: shown }, (_, index) => totalOf(scores.filter(({ period }) => period === index + 1))),
    periodsDone: done,
    goals: [],
    regular: {
      score: totalOf(scores.filter(({ period }) => period <= innings)),
      isOver: isDone || inning > innings,
    },
    isOver: false,
    isAbandoned: false,
    countedBy: ({ groupId, period }) => {
      if (groupId === G.scoresFirst) return raced(scores, 1);
      if (period !== firstFive) return null;
      return { score: inPart(scores, firstFive), isOver: isDone || done >= lastOf(firstFive) };
    },
  };
}

const texts = ([home, away]: Pair): [string, string] => [String(home), String(away)];

function shownOf(state: State): Shown {
  const { full, periods } = factsOf(state);
  const { inning, isTop, isBreak } = state;
  return {
    period: inning,
    periodName: isBreak ? periodTexts.break : baseballInningName(inning),
    isBreak,
    score: {
      full: texts(full),
      periods: periods.map(texts),
      text: full.join(':'),
      ...(!isBreak && !state.isDone && { server: isTop ? (2 as const) : (1 as const) }),
    },
  };
}

/** A hundredth of strength is so much of a skill. */
const noiseSkill = 0.5;

/** `skills`: see inning.ts. */
export function createBaseballMatch(seed: number, skills: Pair): Match {
  const steady: Sides = [createHalves(skills[0]), createHalves(skills[1])];
  const course: Course<State> = {
    start: { inning: 1, isTop: true, half: startOfHalf, scores: [], isBreak: false, isDone: false },
    next: (state, random) => step(skills, state, random),
    isOver: ({ isDone }) => isDone,
    factsOf,
    shownOf,
    stageOf: ({ inning, isTop, scores }) => (inning * 2 + (isTop ? 0 : 1)) * 1000 + scores.length,
    booksOf: (state, noise) => {
      if (state.isDone) return [];
      const shape = shapeOf(state);
      return booksOfQuotes(partedMarkets(shape, rules), () => {
        const noisy = (side: Side) => createHalves(ofSide(skills, side) + (ofSide(noise, side) - 1) * noiseSkill);
        return partedQuotes(outlookOf([noisy(1), noisy(2)], steady, state), shape, rules);
      });
    },
    suspension: 8,
    give: (state, side) => {
      const scores = [...state.scores, { side, points: 1, period: state.inning }];
      const isWalkOff = side === 1 && !state.isTop && state.inning >= innings && leadOf(totalOf(scores)) > 0;
      return { ...state, scores, isDone: isWalkOff };
    },
    finish: (state, asked) => ({
      ...state,
      scores: corrected(state.scores, asked, state.inning, 1),
      isBreak: false,
      isDone: true,
    }),
  };
  return createSteppedMatch(seed, course);
}
