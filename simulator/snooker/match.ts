import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { type Facts, type Match, once, type Pair, type Side } from '../match.ts';
import { type RallyChances, setsChances } from '../rallies/chances.ts';
import { rallyMarkets, rallyQuotes } from '../rallies/quotes.ts';
import { decideSets, isMatchWon, type RallyScore, type SetsRules } from '../rallies/rules.ts';
import type { SetEnd } from '../rallies/set-chances.ts';
import { between, hash, type Random } from '../random.ts';
import { booksOfQuotes } from '../stepped/books.ts';
import type { Book, Course } from '../stepped/course.ts';
import { createSteppedMatch } from '../stepped/match.ts';
import { frameName } from '../texts/periods.ts';
import { type Frame, frameEnds, playPot, startOfFrame } from './frame.ts';
import { openRaces, raceChance, raceWinner } from './race.ts';

/** Best of nine frames. The break changes sides from frame to frame. */
const snookerRules: SetsRules & { target: () => { points: number; most: number } } = {
  setsToWin: 5,
  lines: [],
  isWithoutPoints: true,
  setLines: [-12, -6, 0, 6, 12],
  /** What a test gives the winner of a frame that was never played. */
  target: () => ({ points: 72, most: 72 }),
};
/** Seconds from pot to pot, with the safety between, and from frame to frame. */
const potSeconds: Pair = [22, 62];
const frameBreak = 150;

type State = { played: readonly Pair[]; frame: Frame; breaks: Side; isBreak: boolean };

const startOf = (breaks: Side): State => ({ played: [], frame: startOfFrame(breaks), breaks, isBreak: false });
const breaksIn = (breaks: Side, frame: number): Side => (frame % 2 === 1 ? breaks : breaks === 1 ? 2 : 1);
const winsOf = (played: readonly Pair[]): Pair => {
  const first = played.filter(([one, two]) => one > two).length;
  return [first, played.length - first];
};
const sum = ([first, second]: Pair) => first + second;
const scoreOf = ({ played, frame }: State): RallyScore => ({ sets: winsOf(played), points: frame.points, played });
const isOver = (state: State) => isMatchWon(scoreOf(state), snookerRules);

function afterFrame(state: State, points: Pair): State {
  const played = [...state.played, points];
  const frame = startOfFrame(breaksIn(state.breaks, played.length + 1));
  return { ...state, played, frame, isBreak: !isMatchWon({ sets: winsOf(played), points, played }, snookerRules) };
}

function step(skills: Pair, state: State, random: Random): { state: State; took: number } {
  if (state.isBreak) return { state: { ...state, isBreak: false }, took: frameBreak };
  const { frame, isOver: isDone } = playPot(skills, state.frame, random);
  const took = between(random, ...potSeconds);
  return { state: isDone ? afterFrame(state, frame.points) : { ...state, frame }, took };
}

type Ends = readonly SetEnd[];
/** How a whole frame can end, by who breaks. */
const createFrames = (skills: Pair) => ({
  skills,
  1: once((): Ends => frameEnds(skills, startOfFrame(1))),
  2: once((): Ends => frameEnds(skills, startOfFrame(2))),
});

/** The present frame goes on from where it is. */
function chancesOf(frames: ReturnType<typeof createFrames>, state: State): RallyChances {
  const present = once((): Ends => frameEnds(frames.skills, state.frame));
  const set = (number: number): Ends =>
    number === state.played.length + 1 && sum(state.frame.points) > 0
      ? present()
      : frames[breaksIn(state.breaks, number)]();
  return setsChances(set, scoreOf(state), snookerRules);
}

const texts = ([first, second]: Pair): [string, string] => [String(first), String(second)];

function factsOf(state: State): Facts {
  const { played, frame } = state;
  return {
    full: winsOf(played),
    periods: isOver(state) || state.isBreak ? played : [...played, frame.points],
    periodsDone: played.length,
    goals: [],
    isOver: false,
    isAbandoned: false,
    countedBy: ({ groupId, param }) => {
      if (groupId !== G.raceTo) return null;
      const winner = raceWinner(played, param ?? 0);
      return { score: winner === 1 ? [1, 0] : [0, 1], isOver: winner !== null };
    },
  };
}

/** A hundredth of strength is so much of a chance to pot. */
const noiseSkill = 0.15;

function racesOf(state: State, chances: () => RallyChances): Book[] {
  const races = openRaces(winsOf(state.played), snookerRules.setsToWin);
  if (races.length === 0) return [];
  return [
    {
      groupId: G.raceTo,
      add: (add) => {
        for (const target of races) {
          const first = raceChance(chances().set, winsOf(state.played), target);
          add(G.raceTo, O.home, first, { param: target });
          add(G.raceTo, O.away, 1 - first, { param: target });
        }
      },
    },
  ];
}

/** `skills`: see frame.ts. */
export function createSnookerMatch(seed: number, skills: Pair): Match {
  const steady = createFrames(skills);
  const breaks: Side = hash(seed, 1) % 2 === 0 ? 1 : 2;
  const course: Course<State> = {
    start: startOf(breaks),
    next: (state, random) => step(skills, state, random),
    isOver,
    factsOf,
    shownOf: (state) => {
      const { full, periods } = factsOf(state);
      const period = isOver(state) ? periods.length : state.played.length + 1;
      return {
        ...{ period, periodName: frameName(period), isBreak: state.isBreak },
        score: {
          full: texts(full),
          periods: periods.map(texts),
          text: `${full.join(':')} (${periods.map((points) => points.join(':')).join(', ')})`,
          ...(!isOver(state) && !state.isBreak && { server: state.frame.atTable }),
        },
      };
    },
    stageOf: ({ played }) => played.length,
    booksOf: (state, noise) => {
      if (isOver(state)) return [];
      const noisy: Pair = [skills[0] + (noise[0] - 1) * noiseSkill, skills[1] + (noise[1] - 1) * noiseSkill];
      const score = scoreOf(state);
      const chances = once(() => chancesOf(createFrames(noisy), state));
      return [
        ...booksOfQuotes(rallyMarkets(score, snookerRules), () =>
          rallyQuotes(chances(), chancesOf(steady, state), score, snookerRules),
        ),
        ...racesOf(state, chances),
      ];
    },
    suspension: 8,
    give: (state, side) => afterFrame(state, side === 1 ? [72, 0] : [0, 72]),
    finish: (state, asked) => ({
      ...state,
      played: decideSets(scoreOf(state), asked, snookerRules).played,
      isBreak: false,
    }),
  };
  return createSteppedMatch(seed, course);
}

/** The chance of side 1 to win a match, whoever breaks first. */
export function snookerChance(skills: Pair): number {
  const frames = createFrames(skills);
  const ofBegin = (begins: Side) =>
    chancesOf(frames, startOf(begins)).sets.reduce(
      (sum, { score, chance }) => sum + (score[0] > score[1] ? chance : 0),
      0,
    );
  return (ofBegin(1) + ofBegin(2)) / 2;
}
