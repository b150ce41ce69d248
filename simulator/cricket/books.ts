import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { type Noise, once, type Pair, type Side } from '../match.ts';
import { createMemo } from '../memo.ts';
import { chanceAbove } from '../odds.ts';
import type { Points } from '../parted/joint.ts';
import { type AddQuote, halfLineNear } from '../quotes.ts';
import type { Book } from '../stepped/course.ts';
import { oddChance } from '../timed/score-quotes.ts';
import { compare } from './compare.ts';
import {
  type Ball,
  ballsInInnings,
  ballsInOver,
  ballsOf,
  countOf,
  inningsEnds,
  meanRuns,
  mostWickets,
  powerplayBalls,
} from './innings.ts';
import { batsIn, type CricketState, type Innings, isInningsOver } from './state.ts';

const fresh = { balls: 0, runs: 0, wickets: 0 };
const half = (value: number) => Math.floor(value) + 0.5;
/** Beyond its innings a side needs nothing. */
const endless = Infinity;

/** Beyond it the line would have no number. */
const longestStand = 140;

/** Prices of one side's strength are asked for again and again before a match. */
const known = createMemo<Points>(400);
const skillStep = 800;

/** Runs of the next so many balls of an innings that has not begun. */
function freshRuns(skill: number, balls: number): Points {
  const rounded = Math.round(skill * skillStep);
  return known(
    `${rounded} ${balls}`,
    () => inningsEnds(ballsOf(rounded / skillStep), { balls, wickets: 0, need: endless }).runs,
  );
}

type Line = { count: number; chances: Points; main: number; offsets: readonly number[] };

/** Totals of a count at `count`, with `chances` of what is still to be added. */
function addLines(add: AddQuote, groupId: number, period: number, { count, chances, main, offsets }: Line) {
  for (const offset of offsets) {
    const line = main + offset;
    if (line < count) continue;
    const over = chanceAbove(chances, count, line);
    add(groupId, O.over, over, { param: line, period });
    add(groupId, O.under, 1 - over, { param: line, period });
  }
}

const bySide = (bats: Side, [first, level, second]: readonly [number, number, number]) =>
  bats === 1 ? [first, level, second] : [second, level, first];

/** Markets of an innings under way, or of the first before it. */
function inningsBooks(state: CricketState, number: number, ball: () => Ball, skill: number): Book[] {
  const own = state.innings[number - 1];
  if (!own || isInningsOver(own)) return [];
  const left = ballsInInnings - own.balls;
  const need = number === 2 ? (state.innings[0]?.runs ?? 0) + 1 - own.runs : endless;
  const from = { balls: left, wickets: own.wickets, need };
  const ends = once(() => inningsEnds(ball(), from));
  const mean = meanRuns(skill, left, own.wickets);
  const projected = own.runs + Math.min(mean, need);
  const book = (groupId: number, make: () => Line): Book => ({
    groupId,
    period: number,
    add: (add) => addLines(add, groupId, number, make()),
  });
  const counted = (groupId: number, count: number, runs: number, share: number) =>
    book(groupId, () => ({
      count,
      chances: countOf(ball(), from, runs),
      main: count + halfLineNear(left * share),
      offsets: [-1, 0, 1],
    }));
  const partly = (groupId: number, count: number, until: number, offsets: readonly number[]) =>
    book(groupId, () => ({
      count,
      chances: inningsEnds(ball(), { ...from, balls: until - own.balls }).runs,
      main: half(count + ((until - own.balls) / left) * Math.min(mean, need)),
      offsets,
    }));
  return [
    book(G.periodTotal, () => ({
      ...{ count: own.runs, chances: ends().runs },
      ...{ main: half(projected), offsets: [-20, -10, -5, 0, 5, 10, 20] },
    })),
    {
      groupId: G.periodOddEven,
      period: number,
      add: (add) => {
        const odd = oddChance(ends().runs, own.runs);
        add(G.periodOddEven, O.odd, odd, { period: number });
        add(G.periodOddEven, O.even, 1 - odd, { period: number });
      },
    },
    book(G.inningsWickets, () => ({
      ...{ count: own.wickets, chances: ends().wickets.slice(own.wickets) },
      ...{ main: Math.min(mostWickets - 0.5, own.wickets + halfLineNear(left * 0.05)), offsets: [-1, 0, 1] },
    })),
    ...(number === 1
      ? [counted(G.inningsSixes, own.sixes, 6, 0.058), counted(G.inningsFours, own.fours, 4, 0.115)]
      : []),
    ...(own.balls < powerplayBalls ? [partly(G.powerplay, own.powerplay, powerplayBalls, [-6, -3, 0, 3, 6])] : []),
    ...(own.balls < ballsInOver ? [partly(G.firstOver, own.firstOver, ballsInOver, [-2, 0, 2])] : []),
    ...(own.stand === null && own.runs < longestStand
      ? [
          book(G.openingStand, () => ({
            count: own.runs,
            chances: inningsEnds(ball(), { ...from, wickets: 0 }, 1).runs,
            main: half(own.runs + Math.min(mean, 26)),
            offsets: [-10, 0, 10],
          })),
        ]
      : []),
  ];
}

/** The side with more runs when so many balls of both innings are bowled. */
function comparedBook(
  state: CricketState,
  groupId: number,
  until: number,
  countOfInnings: (innings: Innings) => number,
  runsAfter: (number: number, balls: number) => Points,
): Book[] {
  const [first, second] = state.innings;
  if ((second?.balls ?? 0) >= until || !first) return [];
  const coming = (innings: Innings | undefined, number: number): Points =>
    innings && (innings.balls >= until || isInningsOver(innings))
      ? Float64Array.of(1)
      : runsAfter(number, until - (innings?.balls ?? 0));
  return [
    {
      groupId,
      add: (add) => {
        const ahead = countOfInnings(first) - (second ? countOfInnings(second) : 0);
        const [home, level, away] = bySide(state.bats, compare(coming(first, 1), coming(second, 2), ahead));
        add(groupId, O.home, home ?? 0);
        add(groupId, O.draw, level ?? 0);
        add(groupId, O.away, away ?? 0);
      },
    },
  ];
}

/** A hundredth of strength is so much of a skill. */
const noiseSkill = 0.6;

export function cricketBooks(skills: Pair, noise: Noise, state: CricketState): Book[] {
  const { bats, innings } = state;
  const [first = fresh] = innings;
  const skillOf = (number: number) => {
    const index = batsIn(bats, number) - 1;
    return (skills[index] ?? 0) + ((noise[index] ?? 1) - 1) * noiseSkill;
  };
  const ball = { 1: once(() => ballsOf(skillOf(1))), 2: once(() => ballsOf(skillOf(2))) };
  const present = innings.length === 1 ? 1 : 2;
  const own = innings[present - 1] ?? fresh;

  /** Runs of an innings in so many balls from now on, or from its start. */
  const runsAfter = (number: number, balls: number): Points => {
    if (number > present || (number === present && own.balls === 0 && number === 1))
      return freshRuns(skillOf(number), balls);
    const need = number === 2 ? first.runs + 1 - own.runs : endless;
    return inningsEnds(number === 1 ? ball[1]() : ball[2](), { balls, wickets: own.wickets, need }).runs;
  };
  /** Chances of the side that bats first to have more runs, as many, and fewer. */
  const endings = once((): [number, number, number] => {
    const left = ballsInInnings - own.balls;
    if (present === 1) return compare(runsAfter(1, left), freshRuns(skillOf(2), ballsInInnings), first.runs);
    return compare(Float64Array.of(1), runsAfter(2, left), first.runs - own.runs);
  });
  const skillOfPresent = skills[batsIn(bats, present) - 1] ?? 0;
  return [
    {
      groupId: G.winner,
      add: (add) => {
        const [home = 0, level = 0] = bySide(bats, endings());
        add(G.winner, O.home, home + level / 2, { isMain: true });
        add(G.winner, O.away, 1 - home - level / 2, { isMain: true });
      },
    },
    {
      groupId: G.overtime,
      add: (add) => {
        add(G.overtime, O.yes, endings()[1]);
        add(G.overtime, O.no, 1 - endings()[1]);
      },
    },
    ...inningsBooks(state, present, present === 1 ? ball[1] : ball[2], skillOfPresent),
    ...comparedBook(state, G.mostInPowerplay, powerplayBalls, ({ powerplay }) => powerplay, runsAfter),
    ...comparedBook(state, G.mostInFirstOver, ballsInOver, ({ firstOver }) => firstOver, runsAfter),
  ];
}
