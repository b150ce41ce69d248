import { joinTexts, sameText } from '../../sandbox/texts/text.ts';
import { type Facts, type Match, ofSide, type Pair, type Side } from '../match.ts';
import { between, hash, type Random } from '../random.ts';
import type { Course, Shown } from '../stepped/course.ts';
import { createSteppedMatch } from '../stepped/match.ts';
import { inningName, periodTexts } from '../texts/periods.ts';
import { cricketBooks } from './books.ts';
import { ballsInOver, ballsOf, bowl, powerplayBalls } from './innings.ts';
import { countedBy } from './rules.ts';
import { afterBall, batsIn, type CricketState, fresh, runsOf, withInnings } from './state.ts';

const ballSeconds: Pair = [30, 46];
const breakSeconds = 900;

const pairOf = (side: Side, runs: number): Pair => (side === 1 ? [runs, 0] : [0, runs]);

function factsOf(state: CricketState): Facts {
  const { bats, innings, winner } = state;
  return {
    full: runsOf(state),
    periods: innings.map(({ runs }, index) => pairOf(batsIn(bats, index + 1), runs)),
    periodsDone: winner === null ? innings.length - 1 : innings.length,
    goals: [],
    isOver: false,
    isAbandoned: false,
    countedBy: (key) => countedBy(state, key),
  };
}

/** "165/4" of a side that has batted, and after the name of the innings its overs. */
function shownOf(state: CricketState): Shown {
  const { bats, innings, isBreak, winner } = state;
  const period = innings.length;
  const texts = ([1, 2] as const).map((side) => {
    const own = innings.find((_, index) => batsIn(bats, index + 1) === side);
    return own ? `${own.runs}/${own.wickets}` : '0';
  });
  const full: [string, string] = [texts[0] ?? '', texts[1] ?? ''];
  const { balls } = innings.at(-1) ?? fresh;
  const overs = `${Math.floor(balls / ballsInOver)}.${balls % ballsInOver}`;
  const batting = batsIn(bats, period);
  return {
    period,
    periodName: isBreak
      ? periodTexts.break
      : joinTexts((name, count) => `${name} · ${count}`, inningName(period), sameText(overs)),
    isBreak,
    score: {
      full,
      periods: innings.map(({ runs }, index): [string, string] =>
        batsIn(bats, index + 1) === 1 ? [String(runs), '–'] : ['–', String(runs)],
      ),
      text: full.join(':'),
      ...(winner === null && !isBreak && { server: batting }),
    },
  };
}

function step(skills: Pair, state: CricketState, random: Random): { state: CricketState; took: number } {
  if (state.isBreak) return { state: { ...state, isBreak: false }, took: breakSeconds };
  const number = state.innings.length;
  const innings = state.innings.at(-1) ?? fresh;
  const ball = bowl(ballsOf(ofSide(skills, batsIn(state.bats, number))), random);
  const took = between(random, ...ballSeconds);
  return { state: withInnings(state, afterBall(innings, ball), random() < 0.5 ? 1 : 2), took };
}

/** `skills`: see innings.ts. */
export function createCricketMatch(seed: number, skills: Pair): Match {
  const course: Course<CricketState> = {
    start: { bats: hash(seed, 1) % 2 === 0 ? 1 : 2, innings: [fresh], isBreak: false, winner: null },
    next: (state, random) => step(skills, state, random),
    isOver: ({ winner }) => winner !== null,
    factsOf,
    shownOf,
    stageOf: ({ innings }) =>
      innings.reduce(
        (sum, { balls, wickets }) =>
          sum + (balls >= ballsInOver ? 1 : 0) + (balls >= powerplayBalls ? 1 : 0) + (wickets > 0 ? 1 : 0),
        innings.length * 10,
      ),
    booksOf: (state, noise) => (state.winner === null ? cricketBooks(skills, noise, state) : []),
    suspension: 10,
    give: (state, side) => {
      // Runs for the batting side; a wicket for the bowling side.
      const isBatting = batsIn(state.bats, state.innings.length) === side;
      return withInnings(state, afterBall(state.innings.at(-1) ?? fresh, isBatting ? 6 : -1), side);
    },
    finish: (state, asked) => {
      const [first = fresh, second = fresh] = state.innings;
      const now = runsOf({ ...state, innings: [first, second] });
      const [home, away] = asked ?? now;
      const runs = state.bats === 1 ? [home, away] : [away, home];
      return {
        ...state,
        innings: [
          { ...first, runs: runs[0] ?? 0 },
          { ...second, runs: runs[1] ?? 0 },
        ],
        isBreak: false,
        winner: home >= away ? 1 : 2,
      };
    },
  };
  return createSteppedMatch(seed, course);
}
