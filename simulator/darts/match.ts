import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { Facts, Match, Noise, Pair, Side } from '../match.ts';
import { type RallyChances, setsChances } from '../rallies/chances.ts';
import { rallyMarkets, rallyQuotes } from '../rallies/quotes.ts';
import {
  afterRally,
  decideSets,
  isMatchWon,
  type RallyRules,
  type RallyScore,
  startOfMatch,
} from '../rallies/rules.ts';
import { setEnds } from '../rallies/set-chances.ts';
import { between, hash, type Random } from '../random.ts';
import { booksOfQuotes } from '../stepped/books.ts';
import type { Course } from '../stepped/course.ts';
import { createSteppedMatch } from '../stepped/match.ts';
import { setName } from '../texts/periods.ts';
import { knownSkill, legPoints, throwerWins, visitsFrom } from './leg.ts';

/** Three legs win a set, three sets the match. The first throw changes sides from leg to leg and from set to set. */
const dartsRules: RallyRules = {
  setsToWin: 3,
  target: () => ({ points: 3, most: 3 }),
  rally: [8, 14],
  breakSeconds: 180,
  lines: [-4, -2, -1, 0, 1, 2, 4],
};

/** `left`: points to go. `legs`: the winner of each leg so far. `begins`: the player who throws first in the match. */
type State = {
  score: RallyScore;
  left: Pair;
  turn: Side;
  legs: readonly Side[];
  begins: Side;
  isBreak: boolean;
};

const fresh: Pair = [legPoints, legPoints];
const other = (side: Side): Side => (side === 1 ? 2 : 1);
const throwsFirst = (begins: Side, set: number, leg: number): Side =>
  (set - 1 + leg) % 2 === 0 ? begins : other(begins);

const startOf = (begins: Side): State => ({
  ...{ score: startOfMatch, left: fresh, turn: begins, legs: [], begins, isBreak: false },
});

function afterLeg(state: State, winner: Side): State {
  const score = afterRally(state.score, winner === 1, dartsRules);
  const turn = throwsFirst(state.begins, score.played.length + 1, score.points[0] + score.points[1]);
  const isBreak = score.played.length > state.score.played.length && !isMatchWon(score, dartsRules);
  return { ...state, score, left: fresh, turn, legs: [...state.legs, winner], isBreak };
}

/** Chance of side 1 to win the leg in which `turn` throws next. */
function legChance([first, second]: Pair, left: Pair, turn: Side): number {
  const [one, two] = [
    { left: left[0], skill: first },
    { left: left[1], skill: second },
  ];
  return turn === 1 ? throwerWins(one, two) : 1 - throwerWins(two, one);
}

function chancesOf(skills: Pair, { score, left, turn, begins }: State): RallyChances {
  const whole = { 1: legChance(skills, fresh, 1), 2: legChance(skills, fresh, 2) };
  const present = legChance(skills, left, turn);
  const at = score.played.length + 1;
  const begun = score.points[0] + score.points[1];
  const set = (number: number) =>
    setEnds(
      (leg) => (number === at && leg === begun ? present : whole[throwsFirst(begins, number, leg)]),
      number === at ? score.points : [0, 0],
      dartsRules.target(number),
    );
  return setsChances(set, score, dartsRules);
}

const texts = ([first, second]: Pair): [string, string] => [String(first), String(second)];

function factsOf({ score: { sets, points, played }, legs }: State): Facts {
  const isOpen =
    !isMatchWon({ sets, points, played }, dartsRules) && (played.length === 0 || points[0] + points[1] > 0);
  return {
    full: sets,
    periods: isOpen ? [...played, points] : played,
    periodsDone: played.length,
    goals: [],
    isOver: false,
    isAbandoned: false,
    countedBy: ({ groupId, param }) => {
      if (groupId !== G.legWinner) return null;
      const winner = legs[(param ?? 1) - 1];
      return { score: winner === 1 ? [1, 0] : [0, 1], isOver: winner !== undefined };
    },
  };
}

function step(skills: Pair, state: State, random: Random): { state: State; took: number } {
  if (state.isBreak) return { state: { ...state, isBreak: false }, took: dartsRules.breakSeconds };
  const index = state.turn === 1 ? 0 : 1;
  const left = state.left[index];
  let draw = random();
  const possible = visitsFrom(left, knownSkill(skills[index]));
  const visit = possible.find(({ chance }) => (draw -= chance) < 0) ?? possible.at(-1);
  const took = between(random, ...dartsRules.rally);
  const points = left - (visit?.points ?? 0);
  if (points === 0) return { state: afterLeg(state, state.turn), took };
  const next: Pair = index === 0 ? [points, state.left[1]] : [state.left[0], points];
  return { state: { ...state, left: next, turn: other(state.turn) }, took };
}

/** A hundredth of strength is so much of a skill. */
const noiseSkill = 0.5;

/** `skills`: see leg.ts. */
export function createDartsMatch(seed: number, skills: Pair): Match {
  const course: Course<State> = {
    start: startOf(hash(seed, 1) % 2 === 0 ? 1 : 2),
    next: (state, random) => step(skills, state, random),
    isOver: ({ score }) => isMatchWon(score, dartsRules),
    factsOf,
    shownOf: (state) => {
      const { full, periods } = factsOf(state);
      const period = Math.max(1, isMatchWon(state.score, dartsRules) ? periods.length : state.score.played.length + 1);
      return {
        ...{ period, periodName: setName(period), isBreak: state.isBreak },
        score: {
          full: texts(full),
          periods: periods.map(texts),
          text: `${full.join(':')} (${periods.map((legs) => legs.join(':')).join(', ')})`,
          ...(!isMatchWon(state.score, dartsRules) && { points: texts(state.left), server: state.turn }),
        },
      };
    },
    stageOf: ({ legs }) => legs.length,
    booksOf: (state, noise: Noise) => {
      if (isMatchWon(state.score, dartsRules)) return [];
      const noisy: Pair = [skills[0] + (noise[0] - 1) * noiseSkill, skills[1] + (noise[1] - 1) * noiseSkill];
      const leg = state.legs.length + 1;
      return [
        ...booksOfQuotes(rallyMarkets(state.score, dartsRules), () =>
          rallyQuotes(chancesOf(noisy, state), chancesOf(skills, state), state.score, dartsRules),
        ),
        {
          groupId: G.legWinner,
          add: (add) => {
            const win = legChance(noisy, state.left, state.turn);
            add(G.legWinner, O.home, win, { param: leg });
            add(G.legWinner, O.away, 1 - win, { param: leg });
          },
        },
      ];
    },
    suspension: 4,
    give: afterLeg,
    finish: (state, asked) => {
      const { sets, played } = decideSets(state.score, asked, dartsRules);
      return { ...state, score: { sets, played, points: [0, 0] }, isBreak: false };
    },
  };
  return createSteppedMatch(seed, course);
}

/** The chance of side 1 to win a match, whoever throws first. */
export function dartsChance(skills: Pair): number {
  const ofBegin = (begins: Side) =>
    chancesOf(skills, startOf(begins)).sets.reduce(
      (sum, { score, chance }) => sum + (score[0] > score[1] ? chance : 0),
      0,
    );
  return (ofBegin(1) + ofBegin(2)) / 2;
}
